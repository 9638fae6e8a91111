import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { officeDate } from '../list/office-date.ts';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-list.module.css';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';

/** Whether guests see a story or a performance, and since when. */
export const PublishedState = ({ since }: { since: string | null }) => {
  const { news } = useTexts().admin;
  if (since === null) return <StatusWord tone="waiting">{news.draft}</StatusWord>;
  return (
    <>
      <StatusWord tone="done">{news.isPublished}</StatusWord>
      <div className={`${layout.soft} ${styles.fine}`}>
        <span className={styles.day}>{officeDate(dayInJakarta(new Date(since)))}</span>
      </div>
    </>
  );
};

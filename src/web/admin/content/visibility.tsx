import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { ChoiceField } from '../../ui/app/choice-field.tsx';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import own from './news-form.module.css';

interface Props {
  value: 'true' | 'false';
  onChange: (published: 'true' | 'false') => void;
  /** since when it is published; null for a draft and for what is new */
  since: string | null;
  /** what publishing it and taking it off the site come to */
  notes: { publish: string; withdraw: string };
}

/** Who can read a story or see a performance: everybody, or staff alone. */
export const Visibility = ({ value, onChange, since, notes }: Props) => {
  const { news } = useTexts().admin;
  return (
    <div className={styles.card}>
      <ChoiceField
        name="published"
        label={<span className={own.legend}>{news.visibility}</span>}
        value={value}
        options={[
          { value: 'true', label: since ? news.stayPublished : news.publish },
          { value: 'false', label: since ? news.withdraw : news.keepDraft },
        ]}
        onChange={onChange}
      />
      <Note isPublished={value === 'true'} since={since} notes={notes} />
    </div>
  );
};

const Note = ({ isPublished, since, notes }: Pick<Props, 'since' | 'notes'> & { isPublished: boolean }) => {
  const { news } = useTexts().admin;
  if (!since) return <p>{isPublished ? notes.publish : news.draftNote}</p>;
  if (!isPublished) return <p>{notes.withdraw}</p>;
  return (
    <p>
      {news.publishedSince} <span className={own.day}>{officeDate(dayInJakarta(new Date(since)))}.</span>{' '}
      {news.seenAtOnce}
    </p>
  );
};

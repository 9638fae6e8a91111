import { PageHead } from '../../frame/page-head.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import styles from './profile.module.css';

export const handle = { title: ({ admin }: OfficeTexts) => admin.teaching.title };

/** The first screen of a teacher: it says that there is nothing yet. */
export default function AdminTeaching() {
  const { teaching } = useTexts().admin;
  return (
    <div className={styles.screen}>
      <PageHead title={teaching.title} />
      <h1>{teaching.title}</h1>
      <section className={styles.card}>
        <p>{teaching.text}</p>
        <p>{teaching.note}</p>
      </section>
    </div>
  );
}

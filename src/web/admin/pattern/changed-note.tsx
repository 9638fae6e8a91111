import { Button } from '@mantine/core';
import type { ShownDifference } from './feedback.ts';
import styles from './form-notes.module.css';
import { useTexts } from './texts.ts';

/** Facts of a record that have changed since a form was opened, as they were and as they are now. */
export const Notices = ({ notices }: { notices: readonly ShownDifference[] }) => {
  const { form } = useTexts().admin;
  const shown = (text: string) => text || <span className={styles.none}>{form.empty}</span>;
  return (
    <dl>
      {notices.map(({ name, label, yours, theirs }) => (
        <div key={name} className={styles.difference}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.whose}>{form.before}</span> {shown(yours)}
          </dd>
          <dd>
            <span className={styles.whose}>{form.now}</span> {shown(theirs)}
          </dd>
        </div>
      ))}
    </dl>
  );
};

interface Changed {
  notices: readonly ShownDifference[];
  goOn: () => void;
}

/** Somebody else has changed what the form shows besides its fields. What was shown has been replaced already. */
export const ChangedNote = ({ notices, goOn }: Changed) => {
  const { form } = useTexts().admin;
  return (
    <section className={styles.conflict} role="status" aria-label={form.changedTitle}>
      <h2>{form.changedTitle}</h2>
      <Notices notices={notices} />
      <div className={styles.ways}>
        <Button onClick={goOn}>{form.goOn}</Button>
      </div>
    </section>
  );
};

import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../frame/page-info.tsx';
import { useUser } from '../../app/hydrated-area.tsx';
import { Notices } from './changed-note.tsx';
import styles from './form-notes.module.css';
import { useLastChange } from './last-change.ts';
import { CONFLICT_ID } from './conflict-id.ts';
import type { ShownForm } from './record-form.ts';
import { useTexts } from './texts.ts';

type Shown = NonNullable<ShownForm['notes']['conflict']>;
type Conflict = Omit<Shown, 'logged'> & Partial<Pick<Shown, 'logged'>>;

/**
 * The record was saved meanwhile, by somebody else or by the same person elsewhere: what differs, and which of the two is to stay.
 * Facts that nobody decides here are told as they were and as they are now.
 */
export const ConflictPanel = ({ differences, notices, keepMine, takeTheirs, logged }: Conflict) => {
  const { form } = useTexts().admin;
  const { time } = useFormats();
  const last = useLastChange(
    logged,
    differences.map(({ name }) => name),
  );
  const own = useUser()?.user_id;
  const savedBy = () => {
    if (!last) return '';
    const at = time(new Date(last.at));
    return last.by.user_id === own ? form.savedByYou(at) : form.savedBy(last.by.name, at);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isChoice = differences.length > 0;
  const shown = (text: string) => text || <span className={styles.none}>{form.empty}</span>;
  return (
    <section className={styles.conflict} aria-labelledby={CONFLICT_ID}>
      <h2 id={CONFLICT_ID} ref={heading} tabIndex={-1}>
        {isChoice ? form.conflictTitle : form.changedTitle}
      </h2>
      <p>
        {savedBy()} {isChoice ? form.conflictText : form.changedText}
      </p>
      {notices.length > 0 && <Notices notices={notices} />}
      {isChoice && (
        <dl>
          {differences.map(({ name, label, yours, theirs }) => (
            <div key={name} className={styles.difference}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.whose}>{form.yours}</span> {shown(yours)}
              </dd>
              <dd>
                <span className={styles.whose}>{form.theirs}</span> {shown(theirs)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.ways}>
        <Button onClick={keepMine}>{isChoice ? form.keepMine : form.goOn}</Button>
        {isChoice && (
          <Button variant="outline" onClick={takeTheirs}>
            {form.takeTheirs}
          </Button>
        )}
      </div>
    </section>
  );
};

import { useEffect, useRef } from 'react';
import { useFormats } from '../../frame/page-info.tsx';
import type { ShownDifference } from '../list/feedback.ts';
import { officeMoment } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './form-notes.module.css';
import type { ShownForm } from './record-form.ts';

export const CONFLICT_ID = 'saved-meanwhile';

/** Where an entry comes from, if from a draft, and what somebody else saved meanwhile. */
export const FormNotes = ({ notes: { draft, conflict } }: { notes: Omit<ShownForm['notes'], 'isGone'> }) => {
  const { form } = useTexts().admin;
  const formats = useFormats();
  return (
    <>
      {draft && (
        <p className={styles.draft} role="status">
          {form.draftRestored(officeMoment(draft.at.toISOString(), formats))}
          <Button variant="subtle" onClick={draft.discard}>
            {form.discardDraft}
          </Button>
        </p>
      )}
      {conflict && <ConflictPanel {...conflict} />}
    </>
  );
};

interface Conflict {
  /** what both have changed: one of the two is to stay */
  differences: readonly ShownDifference[];
  /** facts that nobody decides here, as they were and as they are now */
  notices: readonly ShownDifference[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/** The record was saved meanwhile, by somebody else or by the same person elsewhere: what has to be chosen, or known. */
export const ConflictPanel = ({ differences, notices, keepMine, takeTheirs }: Conflict) => {
  const { form } = useTexts().admin;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isChoice = differences.length > 0;
  return (
    <section className={styles.conflict} aria-labelledby={CONFLICT_ID}>
      <h2 id={CONFLICT_ID} ref={heading} tabIndex={-1}>
        {isChoice ? form.conflictTitle : form.changedTitle}
      </h2>
      <p>{isChoice ? form.conflictText : form.changedText}</p>
      <Differences differences={notices} yours={form.before} theirs={form.now} />
      <Differences differences={differences} yours={form.yours} theirs={form.theirs} />
      <div className={layout.ways}>
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

interface Compared {
  differences: readonly ShownDifference[];
  yours: string;
  theirs: string;
}

const Differences = ({ differences, yours: mine, theirs: stored }: Compared) => {
  const { form } = useTexts().admin;
  const side = (whose: string, text: string) => (
    <dd>
      <span className={styles.whose}>{whose}</span>{' '}
      {text || <span className={styles.none}>{form.empty}</span>}
    </dd>
  );
  if (differences.length === 0) return null;
  return (
    <dl>
      {differences.map(({ name, label, yours, theirs }) => (
        <div key={name} className={styles.difference}>
          <dt>{label}</dt>
          {side(mine, yours)}
          {side(stored, theirs)}
        </div>
      ))}
    </dl>
  );
};

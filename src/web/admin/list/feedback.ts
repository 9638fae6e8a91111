import { queryClient, refetchStale } from '../../app/query.ts';
import { notify, notifyFailure } from '../../shell/notify.ts';
import styles from './feedback.module.css';
import { inSentence } from './said-changes.ts';
import type { Difference } from '../form/merge.ts';
import { type OfficeTexts, inOffice } from './texts.ts';
import { inTwoLines } from './two-lines.ts';
import { listenForUndoKey } from './undo-key.ts';

export type OfficeMessage = (texts: OfficeTexts) => string;

/** What taking a change back came to. */
export type Undone =
  | { kind: 'undone'; done: Omit<Done, 'undo'> }
  /** somebody else has saved the record since: what has changed, in the words of the screen */
  | { kind: 'overtaken'; differences: readonly ShownDifference[] }
  | { kind: 'not arrived' };

/** One field or fact, in words: what a change left (`yours`), and what stands there now (`theirs`). */
export interface ShownDifference extends Difference {
  label: string;
}

/** A change that was made. */
export interface Done {
  /** the server's message; null when its answer got lost, and the record was found to be changed */
  message: string | null;
  /** names the thing and what became of it: "Order of Rafi: shipped" */
  about?: OfficeMessage | undefined;
  /** makes the change the other way round, from the version that it answered; absent where that cannot be done */
  undo?: (() => Promise<Undone>) | undefined;
}

/** Says what was done, and offers to take it back where that can be done. */
export const notifyDone = (done: Done): void => {
  const about = detailOf(done);
  const said =
    about && bareSuccesses.includes(done.message ?? '')
      ? { message: about }
      : { message: messageIn(done), detail: about };
  notify({ severity: 'success', ...said, undo: offer(done) });
};

/** What the server says of a call that has no words of its own: beside what was done it says nothing. */
const bareSuccesses: readonly string[] = ['OK', 'Created', 'Berhasil dibuat'];

const messageIn = ({ message }: Done) => message ?? inOffice(({ admin }) => admin.form.savedAfterAll);
const aboutIn = (texts: OfficeTexts, { about }: Done) => inTwoLines(about?.(texts) ?? '');
const detailOf = (done: Done) => done.about && inOffice((texts) => aboutIn(texts, done));

const offer = (done: Done, again = false) =>
  done.undo && {
    label: inOffice(({ admin: { feedback } }) => (again ? feedback.undoAgain : feedback.undo)),
    look: styles.undo ?? '',
    listen: listenForUndoKey,
    run: () => void takeBack(done),
  };

const takeBack = async (done: Done): Promise<void> => {
  notify({
    severity: 'info',
    stays: true,
    message: inOffice(({ admin }) => admin.feedback.undoing),
    detail: detailOf(done),
  });
  try {
    const undone = await done.undo?.();
    await refetchStale(queryClient());
    if (undone) tellOutcome(undone, done);
  } catch (error) {
    await refetchStale(queryClient());
    notifyFailure(error, {
      detail: inOffice((texts) => texts.admin.feedback.notUndone(aboutIn(texts, done))),
    });
  }
};

const tellOutcome = (undone: Undone, done: Done): void => {
  if (undone.kind === 'undone') {
    const after = undone.done;
    notify({
      severity: 'success',
      message: messageIn(after),
      detail: inOffice((texts) => texts.admin.feedback.undone(aboutIn(texts, after))),
    });
    return;
  }
  const isLost = undone.kind === 'not arrived';
  const reason: OfficeMessage = ({ admin: { feedback, form } }) =>
    isLost
      ? feedback.undoLost
      : feedback.undoOvertaken(
          undone.differences
            .map(({ label, theirs }) => `${label}: ${inSentence(theirs) || form.empty}`)
            .join('; '),
        );
  notify({
    severity: 'warning',
    message: inOffice(reason),
    detail: inOffice((texts) => texts.admin.feedback.notUndone(aboutIn(texts, done))),
    undo: isLost ? offer(done, true) : undefined,
  });
};

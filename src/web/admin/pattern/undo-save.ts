import type { OfficeMessage, ShownDifference, Undone } from './feedback.ts';
import { type Texts, namesThatDiffer } from '../../app/record-versions.ts';
import { type Difference, type Stored, differencesOf, saveRecord } from './save-record.ts';

interface Saved {
  /** the values before and after the save, as text */
  former: Texts;
  left: Texts;
  /** whether the form still takes the former values */
  canBeSent: boolean;
  /** whether the rules let it be set back */
  isAllowed: boolean;
}

/** Whether Undo is offered for a save: not for one that changed nothing. */
export const canBeUndone = ({ former, left, canBeSent, isAllowed }: Saved): boolean =>
  namesThatDiffer(former, left).length > 0 && canBeSent && isAllowed;

interface Change<Data, Row> {
  /** sends the former values */
  send: (from: { version?: number }) => Promise<Data>;
  /** the record as the change left it */
  after: Row;
  /** its fields and facts as they were before, as text */
  before: Texts;
  stored: Stored<Row>;
  rowIn: (data: Data) => Row;
  about: (row: Row, before: Row) => OfficeMessage;
  inWords: (difference: Difference) => ShownDifference;
}

/**
 * Makes a saved change the other way round, from the version that it left. What somebody else has changed since is never
 * overwritten; a request whose answer got lost is looked for.
 */
export const undoSave = async <Data extends { message: string }, Row>({
  send,
  after,
  before,
  stored,
  rowIn,
  about,
  inWords,
}: Change<Data, Row>): Promise<Undone> => {
  const basis = stored.basisOf(after);
  const outcome = await saveRecord<Data, Row>({
    send: ({ version }) => send(version === null ? {} : { version }),
    basis,
    yours: { ...basis.base, ...before },
    stored,
    // Whoever has asked for it may be on any screen by now: it waits for the server as long as the page is open.
    signal: new AbortController().signal,
  });
  if (outcome.kind === 'not arrived') return outcome;
  if (outcome.kind === 'overtaken') {
    const differences = differencesOf(basis.base, stored.basisOf(outcome.present).base).map(inWords);
    return { kind: 'overtaken', differences };
  }
  const { data } = outcome;
  const row = data ? rowIn(data) : (outcome.present ?? after);
  return { kind: 'undone', done: { message: data?.message ?? null, about: about(row, after) } };
};

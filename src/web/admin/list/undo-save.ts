import type { FormValues } from '../../app/form.ts';
import type { Compared, Difference } from '../form/merge.ts';
import { saveRecord } from '../form/save.ts';
import type { OfficeMessage, ShownDifference, Undone } from './feedback.ts';

interface Change<Data, Row extends { version: number | null }, Values extends FormValues> {
  record: Compared<Row, Values>;
  /** the record as the change left it */
  after: Row;
  /** what was entered before the change */
  former: Values;
  send: (values: Values, from: { version?: number }) => Promise<Data>;
  rowIn: (data: Data) => Row;
  about: (row: Row) => OfficeMessage;
  inWords: (difference: Difference) => ShownDifference;
}

/** Makes a change of one press the other way round. What somebody else has changed since is never overwritten. */
export const undoSave = async <
  Data extends { message: string },
  Row extends { version: number | null },
  Values extends FormValues,
>({
  record,
  after,
  former,
  send,
  rowIn,
  about,
  inWords,
}: Change<Data, Row, Values>): Promise<Undone> => {
  // Whoever has asked for it may be on any screen by now: it waits for the server as long as the page is open.
  const { signal } = new AbortController();
  const ended = await saveRecord({ values: former, base: after, record, send, signal });
  if (ended.kind === 'conflict')
    return { kind: 'overtaken', differences: [...ended.choose, ...ended.notices].map(inWords) };
  const row = ended.data ? rowIn(ended.data) : (ended.present ?? after);
  return { kind: 'undone', done: { message: ended.data?.message ?? null, about: about(row) } };
};

import { isRefusedAs } from '../../frame/api.ts';
import { isUnreachable, pauseFor, untilReached } from '../../app/connection.ts';
import type { FormValues } from '../../app/form.ts';
import { askToSignIn } from '../list/signing-in.ts';
import { type Compared, type Merged, type Versioned, mergeRecord } from './merge.ts';

export type Outcome<Data, Row, Values> =
  /** `data` is null when the answer got lost, and the record was found as it was entered */
  | { kind: 'saved'; data: Data | null; present: Row | undefined }
  /** both have changed the same, or a fact: somebody has to look at it */
  | ({ kind: 'conflict'; present: Row } & Merged<Values>);

interface Save<Data, Row extends Versioned, Values extends FormValues> {
  /** what is entered */
  values: Values;
  /** the record that it was made from; absent for a new one */
  base?: Row | undefined;
  record?: Compared<Row, Values> | undefined;
  /** must do the same however often it is sent: by the version that it names, or by its key */
  send: (values: Values, from: { version?: number }) => Promise<Data>;
  /** ends the wait for the server */
  signal: AbortSignal;
}

/** Asks until there is an answer: again when it got lost or the first one is still at work, and after a new sign-in when the session had ended. */
export const untilAnswered = async <Answer>(
  ask: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> => {
  for (;;)
    try {
      return await untilReached(ask, signal);
    } catch (error) {
      if (isRefusedAs(error, 'still_running')) await pauseFor((error.retryAfter ?? 1) * 1000, signal);
      else if (!(isRefusedAs(error, 'not_signed_in') && (await askToSignIn()))) throw error;
    }
};

/**
 * Saves an entry, and sends it again when its answer got lost. What somebody else has saved meanwhile is merged, and the entry sent
 * anew, when nothing is left to choose. Throws every other failure.
 */
export const saveRecord = async <Data, Row extends Versioned, Values extends FormValues>({
  values,
  base,
  record,
  send,
  signal,
}: Save<Data, Row, Values>): Promise<Outcome<Data, Row, Values>> => {
  let entry = values;
  let from = base;
  let wasLost = false;
  const sendIt = async () => {
    const version = from?.version ?? null;
    return send(entry, version === null ? {} : { version }).catch((error: unknown) => {
      wasLost ||= isUnreachable(error);
      throw error;
    });
  };
  for (;;)
    try {
      return { kind: 'saved', data: await untilAnswered(sendIt, signal), present: undefined };
    } catch (error) {
      const present = isRefusedAs(error, 'changed_meanwhile') ? record?.presentIn(error.present) : undefined;
      if (!record || !from || !present) throw error;
      const merged = mergeRecord(record, from, entry, present);
      if (wasLost && merged.isThere) return { kind: 'saved', data: null, present };
      if (merged.choose.length + merged.notices.length > 0) return { kind: 'conflict', present, ...merged };
      entry = merged.values;
      from = present;
    }
};

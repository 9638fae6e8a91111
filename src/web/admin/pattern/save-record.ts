import type { Present } from '../../../contract/present.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { isUnreachable, untilReached } from '../../app/connection.ts';
import {
  type Texts,
  afterLostAnswer,
  isOvertaken,
  namesThatDiffer,
  conflictingNames,
  type Together,
  withTogether,
  type States,
} from '../../app/record-versions.ts';
import { askToSignIn } from './signing-in.ts';

/** What a form was made from: the record's version, null without one, and its values and facts as text. */
export interface Basis {
  version: number | null;
  base: Texts;
}

/** How a save can find out what is stored. */
export interface Stored<Row> {
  presentIn: (present: Present) => Row | undefined;
  /** asks the server anew; undefined when it is not found */
  read: () => Promise<Row | undefined>;
  basisOf: (row: Row) => Basis;
}

export type Outcome<Data, Row> =
  /** `data` is null when the answer got lost, but the record is as it was sent; `present` is that record */
  | { kind: 'saved'; data: Data | null; present?: Row }
  | { kind: 'overtaken'; present: Row }
  | { kind: 'not arrived' };

interface Save<Data, Row> {
  send: (basis: Basis) => Promise<Data>;
  basis: Basis;
  /** what the form holds, as text, with the facts that it was made from */
  yours: Texts;
  /** absent for a record that is created */
  stored?: Stored<Row> | undefined;
  /** whether a record is there that was to be created */
  isCreated?: (() => Promise<boolean>) | undefined;
  /** ends the wait for the server */
  signal: AbortSignal;
}

/**
 * Sends an entry, and goes on by itself where nobody has to decide anything: after a sign-in when the session had ended, with
 * the present version when nothing that the form shows has changed. A request whose answer got lost is checked by reading the
 * record again. Throws every other failure.
 */
export const saveRecord = async <Data, Row>(save: Save<Data, Row>): Promise<Outcome<Data, Row>> => {
  const { send, stored } = save;
  let { basis } = save;
  for (;;)
    try {
      return { kind: 'saved', data: await send(basis) };
    } catch (error) {
      const present = stored && presentAfter(error, stored);
      if (stored && present) {
        const now = stored.basisOf(present);
        if (isOvertakenBy(save, now)) return { kind: 'overtaken', present };
        basis = now;
      } else if (isUnreachable(error)) return lookForIt(save, basis);
      else if (!(await isSignedInAgain(error))) throw error;
    }
};

const presentAfter = <Row>(error: unknown, { presentIn }: Stored<Row>): Row | undefined =>
  isRefusedAs(error, 'changed_meanwhile') ? presentIn(error.present) : undefined;

const isOvertakenBy = (
  { basis: { base }, yours }: Pick<Save<unknown, unknown>, 'basis' | 'yours'>,
  { base: theirs }: Basis,
) => isOvertaken({ base, yours, theirs });

const isSignedInAgain = async (error: unknown): Promise<boolean> =>
  isRefusedAs(error, 'not_signed_in') && (await askToSignIn());

const lookForIt = async <Data, Row>(
  { stored, isCreated, basis: { base }, yours, signal }: Save<Data, Row>,
  { version: sentFrom }: Basis,
): Promise<Outcome<Data, Row>> => {
  if (!stored) {
    const isThere = isCreated && (await readWhenReached(isCreated, signal));
    return isThere ? { kind: 'saved', data: null } : { kind: 'not arrived' };
  }
  const present = await readWhenReached(stored.read, signal);
  if (!present) return { kind: 'not arrived' };
  const { version: now, base: theirs } = stored.basisOf(present);
  const found = afterLostAnswer({ base, yours, theirs, sentFrom, now });
  if (found === 'overtaken') return { kind: 'overtaken', present };
  return found === 'saved' ? { kind: 'saved', data: null, present } : { kind: 'not arrived' };
};

/** Waits for the server, and for a sign-in when it is asked for. */
export const readWhenReached = async <Found>(
  read: () => Promise<Found>,
  signal: AbortSignal,
): Promise<Found> => {
  for (;;)
    try {
      return await untilReached(read, signal);
    } catch (error) {
      if (!(await isSignedInAgain(error))) throw error;
    }
};

/** One field in which an entry and the stored record differ. */
export interface Difference {
  name: string;
  yours: string;
  theirs: string;
}

export const differencesOf = (yours: Texts, theirs: Texts): Difference[] =>
  namesThatDiffer(yours, theirs).map((name) => ({
    name,
    yours: yours[name] ?? '',
    theirs: theirs[name] ?? '',
  }));

/** What still has to be decided between two entries: where both have changed the record, to different values. */
export const openDifferences = ({ together, ...states }: States & { together: Together }): Difference[] => {
  const open = withTogether(conflictingNames(states), together);
  return differencesOf(states.yours, states.theirs).filter(({ name }) => open.includes(name));
};

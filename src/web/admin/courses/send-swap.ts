import type { CourseMaster } from '../../../contract/objects.ts';
import type { Present } from '../../../contract/present.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { isUnreachable } from '../../app/connection.ts';
import { textsOf, namesThatDiffer } from '../../app/record-versions.ts';
import { askToSignIn } from '../list/signing-in.ts';

export type Pair = readonly [CourseMaster, CourseMaster];

export type SwapOutcome =
  /** `message` is null when the answer got lost, but the places are traded; `pair` is both as they stand now */
  | { kind: 'swapped'; message: string | null; pair: Pair }
  /** somebody changed one of them since they were chosen: as they stand now */
  | { kind: 'changed'; pair: Pair }
  | { kind: 'not arrived' };

interface Calls {
  /** answers both as they stand afterwards, in the same order */
  send: (pair: Pair) => Promise<{ message: string; courses: readonly CourseMaster[] }>;
  /** asks the server for both anew, however long the line is cut */
  read: (pair: Pair) => Promise<Pair>;
}

/** What the question before a swap names of a course. */
export const swapFacts = ['title', 'title_indo', 'grade', 'unit', 'week', 'type'] as const;
const placeFacts = ['grade', 'unit', 'week'] as const;

/** The names of the facts in which two states of a course differ. */
export const changedFacts = (before: CourseMaster, now: CourseMaster) => {
  const names = namesThatDiffer(textsOf(before, swapFacts), textsOf(now, swapFacts));
  return swapFacts.filter((name) => names.includes(name));
};

const isSame = (one: Pair, other: Pair) =>
  [0, 1].every((which) => changedFacts(one[which as 0 | 1], other[which as 0 | 1]).length === 0);

const isTraded = (before: Pair, now: Pair) =>
  placeFacts.every((fact) => now[0][fact] === before[1][fact] && now[1][fact] === before[0][fact]);

const pairOf = ([first, second]: readonly CourseMaster[]): Pair | null =>
  first && second ? [first, second] : null;
const presentPair = ({ courses = [] }: Present): Pair | null => pairOf(courses);

/**
 * Swaps two courses as they were shown. It goes on by itself where what was asked about is still so, and after a sign-in when
 * the session had ended; a swap whose answer got lost is looked for. Throws every other failure.
 */
export const sendSwap = async (chosen: Pair, { send, read }: Calls): Promise<SwapOutcome> => {
  let pair = chosen;
  for (;;)
    try {
      const { message, courses } = await send(pair);
      return { kind: 'swapped', message, pair: pairOf(courses) ?? pair };
    } catch (error) {
      const present = isRefusedAs(error, 'changed_meanwhile') ? presentPair(error.present) : null;
      if (present) {
        if (!isSame(chosen, present)) return { kind: 'changed', pair: present };
        pair = present;
      } else if (isUnreachable(error)) return lookForIt(pair, await read(pair));
      else if (!isRefusedAs(error, 'not_signed_in') || !(await askToSignIn())) throw error;
    }
};

const lookForIt = (sent: Pair, now: Pair): SwapOutcome => {
  if (now[0].version === sent[0].version && now[1].version === sent[1].version)
    return { kind: 'not arrived' };
  return isTraded(sent, now) ? { kind: 'swapped', message: null, pair: now } : { kind: 'changed', pair: now };
};

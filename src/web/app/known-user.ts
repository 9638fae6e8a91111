import type { User } from '../../contract/objects.ts';

/**
 * Who an open page counts as signed in, once it has asked again. It goes on with the account that it shows when the session has ended,
 * when another account is signed in now, and when a save has overtaken the answer: the next call or navigation deals with the former
 * two, and until then what was typed stays.
 */
export const userAfter = (known: User | null | undefined, answer: User | null): User | null => {
  if (!known) return answer;
  const isNewer = answer?.user_id === known.user_id && answer.version >= known.version;
  return isNewer ? answer : known;
};

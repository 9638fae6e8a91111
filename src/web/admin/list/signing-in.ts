import { useSyncExternalStore } from 'react';

interface Question {
  answer: Promise<boolean>;
  settle: (entered: boolean) => void;
}

let asked: Question | null = null;
const listeners = new Set<() => void>();
const change = (next: Question | null) => {
  asked = next;
  for (const listener of listeners) listener();
};

/**
 * Asks whoever is at the page to sign in again, over what stands there. @returns whether the same account is signed in;
 * false when it was given up
 */
export const askToSignIn = (): Promise<boolean> => {
  if (asked) return asked.answer;
  let settle: Question['settle'] = () => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = (entered) => {
      change(null);
      resolve(entered);
    };
  });
  change({ answer, settle });
  return answer;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What settles the question while it is asked; null otherwise. */
export const useSignInQuestion = () =>
  useSyncExternalStore(
    subscribe,
    () => asked?.settle ?? null,
    () => null,
  );

import { useState } from 'react';

/** What would be lost by a save: a recording that is made and not used yet, or a file that is still being sent. */
export type Unfinished = 'made' | 'recording' | 'picture';

type Tell = (what: Unfinished | null) => void;

/** What is unfinished in a form, by the names of its fields. */
export const useUnfinished = () => {
  const [now, setNow] = useState<Readonly<Record<string, Unfinished>>>({});
  const [tellers] = useState(() => new Map<string, Tell>());
  const tellerOf =
    (name: string): Tell =>
    (what) =>
      setNow((before) => {
        if ((before[name] ?? null) === what) return before;
        const { [name]: _ended, ...others } = before;
        return what === null ? others : { ...others, [name]: what };
      });
  /** takes what becomes of a field, always as the same function */
  const at = (name: string): Tell => {
    const known = tellers.get(name) ?? tellerOf(name);
    tellers.set(name, known);
    return known;
  };
  return { now, at };
};

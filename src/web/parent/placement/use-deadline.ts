import { useCallback, useEffect, useState } from 'react';

/** How long before the server's deadline the page closes, so that the last answers still arrive, in seconds. */
const CLOSES_BEFORE = 2;

export interface Deadline {
  /** whole seconds until the page closes, never below 0 */
  secondsLeft: number;
  /** takes over what the server says is left */
  synchronize: (secondsLeft: number) => void;
}

/** Counts down from what the server said was left: a clock that is set wrong on this device changes nothing. */
export const useDeadline = (secondsLeft: number): Deadline => {
  const [endsAt, setEndsAt] = useState(() => performance.now() + secondsLeft * 1000);
  const [left, setLeft] = useState(secondsLeft);
  const synchronize = useCallback((seconds: number) => setEndsAt(performance.now() + seconds * 1000), []);
  useEffect(() => {
    const show = () => setLeft(Math.ceil((endsAt - performance.now()) / 1000));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return { secondsLeft: Math.max(0, left - CLOSES_BEFORE), synchronize };
};

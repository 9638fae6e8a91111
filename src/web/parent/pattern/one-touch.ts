import { useEffect, useRef } from 'react';

/** Who touches again sooner than this, in milliseconds, has touched twice and meant it once. */
const ONE_TOUCH_MS = 500;

/**
 * Tells a touch from the second one of a small hand.
 * @param isAnswer it stands where something else was touched, so that a touch in its first moment was meant for that
 */
export const useOneTouch = (isAnswer = false) => {
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (isAnswer) last.current = performance.now();
  }, [isAnswer]);
  return ({ timeStamp }: { timeStamp: number }): boolean => {
    if (timeStamp - last.current < ONE_TOUCH_MS) return false;
    last.current = timeStamp;
    return true;
  };
};

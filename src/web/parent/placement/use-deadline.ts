import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceTime } from '../../app/device-clock.ts';

/** How long before the server's deadline the page closes, so that the last answers still arrive, in seconds. */
const CLOSES_BEFORE = 2;
/** By how much the device's two clocks may come apart before the device is thought to have slept, in milliseconds. */
const SLEPT_MS = 1500;

/** When the time is over, by `performance.now`, after the server has said what is left; never later than it was known to be. */
export const endAfter = (before: number, secondsLeft: number, sentAt: number): number =>
  Math.min(before, sentAt + secondsLeft * 1000);

export interface Deadline {
  /** whole seconds until the page closes, never below 0 */
  secondsLeft: number;
  /** takes over what the server says is left, asked at `sentAt` by `performance.now`; the end never moves later */
  synchronize: (secondsLeft: number, sentAt: number) => void;
}

/**
 * Counts down from what the server said was left when it was asked: a slow reply and a clock that is set wrong on this device
 * change nothing. That count stands still while a device sleeps, so the server is asked anew whenever somebody comes back.
 */
export const useDeadline = (secondsLeft: number, sentAt: number, ask: () => void): Deadline => {
  const [endsAt, setEndsAt] = useState(() => sentAt + secondsLeft * 1000);
  const [left, setLeft] = useState(secondsLeft);
  const synchronize = useCallback(
    (seconds: number, asked: number) => setEndsAt((before) => endAfter(before, seconds, asked)),
    [],
  );
  useEffect(() => {
    const show = () => setLeft(Math.ceil((endsAt - performance.now()) / 1000));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  useWaking(ask);
  return { secondsLeft: Math.max(0, left - CLOSES_BEFORE), synchronize };
};

/** Calls `woke` when the page is shown again, and when the clock has gone on without the count of this page. */
const useWaking = (woke: () => void) => {
  const latest = useRef(woke);
  useEffect(() => {
    latest.current = woke;
  }, [woke]);
  useEffect(() => {
    let apart = deviceTime() - performance.now();
    const timer = setInterval(() => {
      const now = deviceTime() - performance.now();
      if (now - apart > SLEPT_MS) latest.current();
      apart = now;
    }, 1000);
    const shown = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', shown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, []);
};

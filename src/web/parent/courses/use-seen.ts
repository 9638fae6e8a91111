import { useRef } from 'react';
import { keepSeen, secondsPlayed, seenIn } from './player-memory.ts';

type Watching = Parameters<typeof seenIn>[1];

/** The share of a video that is to be seen before it counts as watched: the rest is the farewell. */
const WATCHED_SHARE = 0.9;

/** Counts what a child really sees of a video, in this sitting and those before on this device (rule R372). */
export const useSeen = (watching: Watching) => {
  const total = useRef<number | null>(null);
  const counted = useRef(0);
  return {
    /** Whether enough was seen by now. */
    isEnough({ played, duration }: HTMLVideoElement): boolean {
      const now = secondsPlayed(played);
      // A film that is loaded anew has played nothing yet.
      const more = now < counted.current ? now : now - counted.current;
      counted.current = now;
      total.current = (total.current ?? seenIn(localStorage, watching)) + more;
      return total.current >= duration * WATCHED_SHARE;
    },
    keep: () => keepSeen(localStorage, watching, total.current ?? 0),
  };
};

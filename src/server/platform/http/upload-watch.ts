import type { Readable } from 'node:stream';
import { type Refused, refuse } from '../../../contract/refusals.ts';

const SECOND = 1000;

/** How slowly an upload may arrive. */
export interface UploadPace {
  /** what the time for a whole upload is reckoned by, from the most that its endpoint takes; a phone on a poor line sends 16 kB in a second */
  wholeBytesPerSecond: number;
  /** added to that time: for setting up the connection and for processing between the files */
  allowanceMs: number;
}

export const uploadPace: UploadPace = {
  wholeBytesPerSecond: 12 * 1024,
  allowanceMs: 60 * SECOND,
};

/** The longest time in milliseconds that an upload of at most `bytes` may take: 8 minutes for a photo of 5 MB. */
export const longestUpload = (bytes: number, { wholeBytesPerSecond, allowanceMs }: UploadPace = uploadPace) =>
  allowanceMs + (bytes / wholeBytesPerSecond) * SECOND;

/**
 * Watches a body while it arrives, and calls `stop` once when it brings more than `mostBytes` or takes longer than `pace` allows.
 * @returns what ends the watch
 */
export const watchUpload = (
  body: Readable,
  { mostBytes, pace, stop }: { mostBytes: number; pace: UploadPace; stop: (refused: Refused) => void },
): (() => void) => {
  let total = 0;
  const end = () => {
    clearTimeout(whole);
    body.off('data', count);
  };
  const stopWith = (refused: Refused) => {
    end();
    stop(refused);
  };
  const count = ({ length }: Buffer) => {
    total += length;
    if (total > mostBytes) stopWith(refuse('too_large'));
  };
  const whole = setTimeout(() => stopWith(refuse('too_slow')), longestUpload(mostBytes, pace)).unref();
  body.on('data', count);
  return end;
};

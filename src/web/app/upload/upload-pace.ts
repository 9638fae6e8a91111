/** From where and when the pace of an upload is measured: since it was begun, or since the line came back. */
export interface PaceStart {
  /** milliseconds of any clock that only goes forward */
  at: number;
  bytes: number;
}

/** Before that, a pace says nothing. */
const MEASURED_MS = 2000;

/** Seconds until all of a file has arrived; null while nobody can tell. */
export const secondsLeft = (
  start: PaceStart,
  { at, sent, size }: { at: number; sent: number; size: number },
): number | null => {
  const bytes = sent - start.bytes;
  if (at - start.at < MEASURED_MS || bytes <= 0) return null;
  return ((size - sent) / bytes) * ((at - start.at) / 1000);
};

/** As the specification shows progress: a rounded percent. */
export const percentOf = (sent: number, size: number): number =>
  size === 0 ? 0 : Math.round((sent / size) * 100);

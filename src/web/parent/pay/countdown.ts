/** The time left as a clock shows it: `14:05`, from an hour on `1:02:09`. Started seconds count; never less than nothing. */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return hours === 0 ? rest.join(':') : [hours, ...rest].join(':');
};

/** Moments at which the time left is said aloud: a screen reader must not hear every second. */
export type Moment = 'plenty' | 'almost' | 'over';

const ALMOST = 2 * 60_000;

export const momentOf = (milliseconds: number): Moment => {
  if (milliseconds <= 0) return 'over';
  return milliseconds <= ALMOST ? 'almost' : 'plenty';
};

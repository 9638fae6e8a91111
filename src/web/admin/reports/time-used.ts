/** Longer than this nobody reads without touching anything: what is beyond it does not count. */
const LONGEST_PAUSE_MS = 120_000;

/** Counts for how long a screen is used, by its touches; a longer pause counts as two minutes. */
export const timeUsed = (clock: () => number) => {
  let last = clock();
  let used = 0;
  const pause = () => Math.min(Math.max(0, clock() - last), LONGEST_PAUSE_MS);
  return {
    touch: () => {
      used += pause();
      last = clock();
    },
    /** that were not taken yet */
    seconds: () => Math.max(0, Math.floor((used + pause()) / 1000)),
    /** these seconds are told to the server */
    take: (seconds: number) => {
      used -= seconds * 1000;
    },
  };
};

/** A time in whole minutes, as it is shown: begun minutes count, and nothing is none. */
export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** How long the reports that were handed over took, on the average; null: none was. */
export const averageSeconds = (
  reports: readonly { readonly state: string; readonly seconds_spent: number }[],
): number | null => {
  const written = reports.filter(({ state, seconds_spent: seconds }) => state !== 'draft' && seconds > 0);
  if (written.length === 0) return null;
  return written.reduce((sum, one) => sum + one.seconds_spent, 0) / written.length;
};

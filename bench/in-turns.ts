/** Works on all, some at a time, each begun when one before it is done. */
export const inTurns = async <T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<void>) => {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** The time within which this share of calls was answered, in whole milliseconds. */
export const timeOf = (share: number, times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0);

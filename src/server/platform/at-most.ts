/** Lets at most `places` of the works handed in run at the same time; the others wait in their order. */
export const atMost = (places: number) => {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A place that is given on is never free in between, so that nobody overtakes.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};

/** How long what our address leads to is good for, in milliseconds (rule R309). */
const GOOD_FOR = 5 * 60_000;

/**
 * Tells a player when the way to its file may have ended. Browsers ask for the further parts of a film where our address once led them, and
 * some of them wait there without an error when they are refused.
 */
export const wayToFile = () => {
  let since = 0;
  return {
    /** the file begins to load */
    led({ timeStamp }: { timeStamp: number }) {
      since = timeStamp;
    },
    /** The film waits or has failed: whether our address is to be asked anew, which is said once for each way. */
    hasEnded({ timeStamp }: { timeStamp: number }): boolean {
      if (timeStamp - since < GOOD_FOR) return false;
      since = timeStamp;
      return true;
    },
  };
};

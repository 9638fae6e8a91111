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

/** How our address of a file answers, as a status; 0 over a cut line. */
export const statusOfFile = async (address: string): Promise<number> => {
  const answer = await fetch(address, { headers: { range: 'bytes=0-0' }, redirect: 'manual' }).catch(
    () => null,
  );
  await answer?.body?.cancel();
  // What it leads to may not be asked from here: the line is there, and the file is not.
  return answer?.type === 'opaqueredirect' ? 404 : (answer?.status ?? 0);
};

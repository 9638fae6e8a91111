/** About as many letters as two lines of a notification hold. */
const MOST = 80;
/** Of them after the cut: what became of the thing stands at the end. */
const TAIL = 30;

/** A sentence about a thing with a long name, cut in its middle, so that a notification covers no more than its own place. */
export const inTwoLines = (said: string): string => {
  const letters = Array.from(said);
  if (letters.length <= MOST) return said;
  return `${letters
    .slice(0, MOST - TAIL - 1)
    .join('')
    .trimEnd()}…${letters.slice(-TAIL).join('').trimStart()}`;
};

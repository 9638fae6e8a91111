/** FNV-1a: a number of 32 bits from a text, the same on every machine. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, sign) => Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193), 0x811c9dc5) >>>
  0;

/** Mulberry32: the numbers from 0 up to 1 that follow from a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The list in an order that follows from the seed alone (Fisher-Yates): a reload and another device see the same. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const next = numbersFrom(hashOf(seed));
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(next() * (last + 1));
    [result[last], result[chosen]] = [result[chosen]!, result[last]!];
  }
  return result;
}

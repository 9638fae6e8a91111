const leastApartMs = 28 * 24 * 3_600_000;

/**
 * A child's first and latest recording of a year, to be heard beside each other; null unless four weeks lie between them (rule R216).
 * @param recordings in any order
 */
export function thenAndNow<Recording extends { readonly createdAt: Date }>(
  recordings: readonly Recording[],
): { readonly first: Recording; readonly latest: Recording } | null {
  const inOrder = recordings.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const [first, latest] = [inOrder[0], inOrder.at(-1)];
  if (!first || !latest) return null;
  return latest.createdAt.getTime() - first.createdAt.getTime() < leastApartMs ? null : { first, latest };
}

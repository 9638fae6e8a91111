/** Names in a sentence: Alya, Bima and Citra. */
export const namesOf = (names: readonly string[], and: string): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
};

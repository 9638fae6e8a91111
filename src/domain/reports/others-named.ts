/**
 * Which other children of the group a report's text names, so that its writer is warned: first names as whole words, whatever their
 * case, without the child's own (rule R329).
 */
export function othersNamed(text: string, own: string, names: readonly string[]): readonly string[] {
  const inWords = (words: string) =>
    ` ${words
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .join(' ')} `;
  const said = inWords(text);
  return [...new Set(names)].filter(
    (name) => /\p{L}/u.test(name) && inWords(name) !== inWords(own) && said.includes(inWords(name)),
  );
}

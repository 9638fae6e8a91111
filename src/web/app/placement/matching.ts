/** A text that a word of the match gets; an empty one takes its meaning back, because null erases nothing (rule R42). */
interface Given {
  /** the word, counted from 1 */
  place: number;
  text: string;
}

/**
 * What changes when a meaning is chosen for the word at `active`, counted from 0: it moves from the word that has it; the
 * word that has it itself gives it back.
 */
export const matched = (
  answers: readonly (string | null)[],
  active: number,
  id: string,
): readonly Given[] => {
  if (answers[active] === id) return [{ place: active + 1, text: '' }];
  const others = answers.flatMap((answer, index) => (answer === id ? [{ place: index + 1, text: '' }] : []));
  return [...others, { place: active + 1, text: id }];
};

/** The word to go on with after these changes: the next one without a meaning, else the one that was active. */
export const nextWord = (
  answers: readonly (string | null)[],
  active: number,
  given: readonly Given[],
): number => {
  const after = answers.map(
    (answer, index) => given.find(({ place }) => place === index + 1)?.text ?? answer,
  );
  const open = after.findIndex((answer) => !answer);
  return after[active] && open !== -1 ? open : active;
};

/**
 * The letters of a label in points, the largest first; smaller ones than 7 nobody reads on a parcel. `tight` are those of 7 with less
 * room around them, one line of the address after the other (rule R161).
 */
export const LETTERS = ['10', '9', '8', '7', 'tight'] as const;
export type Letters = (typeof LETTERS)[number];

/** The largest letters in which all of a label fits; null: not even the smallest do. */
export const largestLetters = (fits: (letters: Letters) => boolean): Letters | null =>
  LETTERS.find((letters) => fits(letters)) ?? null;

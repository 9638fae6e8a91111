/**
 * The letters of the school's fonts, first and last of each row: Latin with its accents, Cyrillic, Arabic, Javanese and
 * Devanagari. A test holds the two together (src/paper/pdf/printed-names.test.ts).
 */
const LETTERS: readonly (readonly [first: number, last: number])[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x131],
  [0x134, 0x148],
  [0x14a, 0x17e],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x1ea0, 0x1ef9],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x621, 0x63a],
  [0x641, 0x652],
  [0x670, 0x670],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6cc, 0x6cc],
  [0xa980, 0xa9c0],
  [0x901, 0x939],
  [0x93c, 0x94d],
];

/** What stands in names between letters. */
const BETWEEN = " '’ʼ.,()-–·";

const isPrinted = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return BETWEEN.includes(letter) || LETTERS.some(([first, last]) => first <= code && code <= last);
};

/** Whether a child's name can be printed as it is written (rule R218). */
export const mayBePrinted = (name: string): boolean =>
  name !== '' && Array.from(name.normalize('NFC')).every(isPrinted);

/**
 * Whether a certificate may be printed again (rule R218): the child is called otherwise than it says, by the very name that staff have
 * confirmed, and that name can be printed. A parent alone changes the name of nobody on paper.
 */
export const mayBearName = ({
  printed,
  now,
  confirmed,
}: {
  /** what the certificate bears */
  readonly printed: string;
  /** the child's full name now */
  readonly now: string;
  readonly confirmed: string;
}): boolean => confirmed === now && now !== printed && mayBePrinted(now);

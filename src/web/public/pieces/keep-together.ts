/** Keeps a number and its word on one line: “8 years”, “Grade 2”. */
export const keepTogether = (text: string): string =>
  text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '\u00a0');

/** Keeps a number and its word on one line: “8 years”, “Grade 2”. */
export const keepTogether = (text: string): string =>
  text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '\u00a0');

/** Keeps a date like 31-12-2026 on one line, which some browsers would break at its hyphens. */
export const keepDates = (text: string): string => text.replace(/(?<=\d)-(?=\d)/g, '-\u2060');

/** Keeps a doubled word of Indonesian (“teman-teman”) on one line; where it has no room at all, it breaks still. */
export const keepDoubledWords = (text: string): string => text.replace(/(\p{L}{2,})-(?=\1)/giu, '$1-\u2060');

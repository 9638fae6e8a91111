/** First and last name joined by a space. Many people in Indonesia have one name, so the last may be missing (rule R3). */
export const fullName = (firstName: string, lastName: string | null | undefined): string =>
  // Long lists make two names a row, and an array of parts for each was a twentieth of such a page's time.
  `${firstName.trim()} ${(lastName ?? '').trim()}`.trim();

// Line and paragraph separators, control characters, and what is not seen: direction marks, zero-width characters.
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`;
// A dot of any width between two letters on either side; initials such as M.Yusuf or S.Pd have one before it.
const HOST = String.raw`[\p{L}\p{N}]{2}[.\u2024\u3002\uff0e\uff61]\p{L}{2}`;
const NOT_IN_NAMES = new RegExp(String.raw`[:/@]|www\.|${HOST}|${UNSEEN}`, 'iu');

/**
 * Whether a text may be the name of a person (rule R3). Names stand in mails and messages of the school, where a web or
 * mail address would become a link and a line end a line of its own.
 */
export const mayBeName = (text: string): boolean => !NOT_IN_NAMES.test(text);

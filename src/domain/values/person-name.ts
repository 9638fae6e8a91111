/** First and last name joined by a space. Many people in Indonesia have one name, so the last may be missing (rule R3). */
export const fullName = (firstName: string, lastName: string | null | undefined): string =>
  [firstName, lastName ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

// Line and paragraph separators and the marks that turn the direction of writing, beside the control characters.
const NOT_IN_NAMES = /[:/@]|www\.|[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/iu;

/**
 * Whether a text may be the name of a person (rule R3). Names stand in mails and messages of the school, where a web or
 * mail address would become a link and a line end a line of its own.
 */
export const mayBeName = (text: string): boolean => !NOT_IN_NAMES.test(text);

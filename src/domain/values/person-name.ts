/** First and last name joined by a space. Many people in Indonesia have one name, so the last may be missing (rule R3). */
export const fullName = (firstName: string, lastName: string | null | undefined): string =>
  [firstName, lastName ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

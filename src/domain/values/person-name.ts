/** First and last name joined by a space. Many people in Indonesia have one name: the last may be empty or missing. */
export const fullName = (firstName: string, lastName: string | null | undefined): string =>
  [firstName, lastName ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * E.164 of a phone number, Indonesian unless it says otherwise; null when no phone can have it.
 * Possible is enough: number ranges open faster than lists of them.
 */
export const normalisePhone = (written: string): string | null => {
  const parsed = parsePhoneNumberFromString(written, 'ID');
  return parsed?.isPossible() ? parsed.number : null;
};

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * E.164 of a phone number, Indonesian unless it says otherwise; null when no phone can have it.
 * Possible is enough: number ranges open faster than lists of them.
 */
export const normalisePhone = (written: string): string | null => {
  // `00` is how a telephone dials the plus.
  const parsed = parsePhoneNumberFromString(written.trim().replace(/^00/, '+'), 'ID');
  return parsed?.isPossible() ? parsed.number : null;
};

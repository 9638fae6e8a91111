/** How a receipt's number is written: `KW-000042`, for kwitansi (rule R90). */
export const receiptNumber = (number: number): string => `KW-${String(number).padStart(6, '0')}`;

/** The largest number that the database compares with. */
const LARGEST = 2_147_483_647;

/** A whole number that the database can look for; null for a larger one. */
export const lookedUp = (digits: string): number | null => {
  const number = Number(digits);
  return number <= LARGEST ? number : null;
};

/** The number of a receipt as people type it: `KW-000042`, `kw 42`, `000042` or `42`; null for anything else (rule R160). */
export function typedReceiptNumber(text: string): number | null {
  const [, digits] = /^(?:kw[\s.-]*)?(\d{1,12})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : lookedUp(digits);
}

/** Whether a text can be nothing else than a receipt's number, however short it is. */
export const namesReceipt = (text: string): boolean =>
  /^\s*kw/i.test(text) && typedReceiptNumber(text) !== null;

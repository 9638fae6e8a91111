/** How a receipt's number is written: `KW-000042`, for kwitansi (rule R90). */
export const receiptNumber = (number: number): string => `KW-${String(number).padStart(6, '0')}`;

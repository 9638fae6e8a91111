const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const pattern = /^P(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/;

/**
 * Milliseconds of an ISO 8601 duration in whole weeks, days, hours, minutes and seconds (`P3DT1H`, `P2W`, `PT90S`).
 * Null for anything else: years and months have no fixed length, and fractions, signs and empty durations are refused.
 */
export function parseDuration(text: string): number | null {
  const parts = pattern.exec(text)?.slice(1);
  if (parts === undefined || parts.every((part) => part === undefined)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return weeks * 7 * day + days * day + hours * hour + minutes * minute + seconds * second;
}

/**
 * A text as a spreadsheet may hold it: what a program would take for a formula is written after an apostrophe, also behind blanks
 * (rule R129). A text with a comma, a quote or a line break stands in quotes.
 */
export const spreadsheetCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

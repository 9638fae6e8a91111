/** What a spreadsheet parts cells by: the comma, or the semicolon where it is set to Indonesian. */
export type CellSeparator = ',' | ';';

/** What a spreadsheet would take for a formula where a cell begins, also behind blanks; and the blanks that no cell may begin with. */
const formula = /^(?=[\t\r\n]|[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;
/**
 * Where another cell begins for a program that parts cells by another sign than the file was written with. There a quote would
 * begin as well, and end nowhere: that of the text, or the one that stands around it.
 */
const within = /(?<=[,;\t\r\n])(?=[\t\r\n]|[\s\p{Cf}]*(?:["=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|$))/gu;

/** A number by which something is found: read as an amount, it would lose its zeros or be shown as 6,28E+12, which 12 digits are. */
const findingNumber = /^(?:0\d+|\d{12,})$/;
/** A phone number as the school keeps it; its digits alone say the same. */
const phoneNumber = /^\+(?=\d{7,15}$)/;

/**
 * A text as a spreadsheet may hold it, whichever sign it parts cells by: what it would take for a formula is written after an
 * apostrophe (rule R129), and so is a number that is none to count with; a phone number
 * goes without its plus besides. A text with a separator, a quote or a line break stands in quotes.
 */
export const spreadsheetCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = findingNumber.test(value) ? `'${value}` : value.replace(phoneNumber, "'");
  const safe = text.replace(formula, "'").replace(within, "'");
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A row of a table as a line of its file. */
export const spreadsheetRow = (cells: readonly (string | number)[], separator: CellSeparator): string =>
  `${cells.map(spreadsheetCell).join(separator)}\r\n`;

import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { type CellSeparator, spreadsheetRow } from '../../domain/billing/spreadsheet-cell.ts';

const separators: readonly CellSeparator[] = [',', ';'];
const cellsOf = (csv: string, delimiter: string): string[] => {
  const cells: string[] = [];
  papaparse.parse(csv, { delimiter, quoteChar: '"', step: ({ data }) => void cells.push(...data) });
  return cells;
};
const text = fc.string({
  unit: fc.constantFrom('a', ' ', ',', ';', '"', "'", '=', '+', '-', '@', '\t', '\r', '\n', '＝', '\u200B'),
  maxLength: 12,
});

test('no cell of text begins as a formula does, whichever sign parts the cells and whatever quotes mean (R129)', () => {
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...separators),
      (cells, by) => {
        const csv = spreadsheetRow(['2026-11-01', ...cells], by);
        const read = separators.flatMap((delimiter) => cellsOf(csv, delimiter));
        // A program to which a quote is a letter like any other.
        const plain = csv.split(/[,;\t\r\n]/).map((cell) => cell.replace(/^"/, ''));
        for (const cell of [...read, ...plain]) expect(cell).not.toMatch(/^(?:[\t\r\n]|\s*[=+\-@＝])/);
      },
    ),
    { numRuns: 3000 },
  );
});

test('what is read back by the sign it was written with is the text, but for the apostrophes (R129)', () => {
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...separators),
      (cells, by) => {
        const read = cellsOf(spreadsheetRow(['2026-11-01', ...cells], by), by);
        const bare = (some: readonly string[]) => some.map((one) => one.replaceAll("'", ''));
        expect(bare(read)).toEqual(bare(['2026-11-01', ...cells, '']));
      },
    ),
  );
});

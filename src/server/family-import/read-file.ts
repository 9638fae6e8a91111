import { setImmediate as breathe } from 'node:timers/promises';
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  IMPORT_MAX_YEARS,
  type ImportCheck,
} from '../../contract/family-import.ts';
import {
  type ImportColumn,
  type ImportedCells,
  faultsTogether,
  importColumns,
  optionalColumns,
  parentColumns,
  readImportedCell,
  withParentOf,
} from '../../domain/access/imported-row.ts';
import { imports as en } from '../../i18n/en/admin-imports.ts';
import { imports as indonesian } from '../../i18n/id/admin-imports.ts';
import { csvCells } from '../day-close/csv-cells.ts';
import { type Fault, type ImportedRow, type ReadBeside, placesByName, readRow } from './read-row.ts';

/** A file of families as it was read: its rows and their faults, or why it is no such file. */
export type ReadFile =
  | { problem: NonNullable<ImportCheck['problem']> }
  | {
      problem: null;
      count: number;
      rows: ImportedRow[];
      faults: Fault[];
      /** what each line says, as it is written */
      written: ReadonlyMap<number, ImportedCells>;
    };

/** Rows that are read before others get their turn. */
const ROWS_AT_A_TIME = 500;
/** More than a spreadsheet of families has. */
const MOST_COLUMNS = 60;

/** Reads a file of families (rules R257 and R258). */
export const readFamiliesFile = async (content: string, beside: ReadBeside): Promise<ReadFile> => {
  const no = (problem: NonNullable<ImportCheck['problem']>['problem'], columns: ImportColumn[] = []) => ({
    problem: { problem, line: null, columns },
  });
  if (Buffer.byteLength(content) > IMPORT_MAX_BYTES) return no('too_large');
  const cells = csvCells(content, { rows: IMPORT_MAX_ROWS, columns: MOST_COLUMNS });
  if (!Array.isArray(cells)) return { problem: { ...cells, columns: [] } };
  const [heading, ...lines] = cells;
  if (!heading || lines.length === 0) return no('no_rows');
  const names = heading.cells.map(columnNamed);
  const twice = importColumns.filter((column) => names.filter((name) => name === column).length > 1);
  if (twice.length > 0) return no('repeated_column', twice);
  const missing = importColumns.filter(
    (column) => !names.includes(column) && !optionalColumns.includes(column),
  );
  if (missing.length > 0) return no('missing_columns', missing);

  const placeOf = placesByName(beside.regions);
  const firstOf = new Map<string, ImportedCells>();
  const rows: ImportedRow[] = [];
  const faults: Fault[] = [];
  const written = new Map<number, ImportedCells>();
  for (const [place, { line, cells: texts }] of lines.entries()) {
    if (place % ROWS_AT_A_TIME === 0) await breathe();
    const own = Object.fromEntries(
      importColumns.map((column) => [column, (texts[names.indexOf(column)] ?? '').trim()]),
    ) as unknown as ImportedCells;
    const email = readImportedCell('email', own.email).toLowerCase();
    const whole = withParentOf(own, firstOf.get(email));
    if (!firstOf.has(email)) firstOf.set(email, whole);
    written.set(line, whole);
    const read = readRow(line, whole, { ...beside, placeOf });
    if (Array.isArray(read)) faults.push(...read);
    else rows.push(read);
  }
  if (rows.filter(({ year }) => year !== null).length > IMPORT_MAX_YEARS) return no('too_many_years');
  faults.push(...faultsTogether(rows.map(known)));
  return { problem: null, count: lines.length, rows, faults, written };
};

const known = (row: ImportedRow) => ({
  line: row.line,
  email: row.email,
  phoneNumber: row.phone_number,
  parent: JSON.stringify(parentColumns.map((column) => row[column])),
  child: JSON.stringify(
    [row.child_first_name, row.child_last_name, row.child_birthdate].join(' ').toLowerCase(),
  ),
});

/** A heading by the name of the registration, or as the template of either language has it. */
const columnNamed = (title: string): ImportColumn | undefined => {
  const plain = title.trim().toLowerCase();
  return importColumns.find((column) =>
    [column, en.columns[column], indonesian.columns[column]].some((name) => name.toLowerCase() === plain),
  );
};

import { Readable } from 'node:stream';
import { type CellSeparator, spreadsheetRow } from '../../domain/billing/spreadsheet-cell.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import type { Language } from '../platform/http/wording.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { recordChange } from './record-change.ts';

/** How a table is asked for, of whatever list. */
export interface ExportWish {
  /** the account that takes the table out */
  by: number;
  /** the name of the API token by which a program takes it out in that account's name */
  token?: string | undefined;
  language: Language;
  separator?: CellSeparator | undefined;
}

/** A list as a table. */
interface ListedTable<Key> extends ExportWish {
  list: 'children' | 'families' | 'bills' | 'orders' | 'payments' | 'numbers';
  /** what narrowed the list, by its names on the wire */
  narrowedBy: Readonly<Record<string, unknown>>;
  columns: readonly string[];
  /** what names the rows, in the order of the list */
  keys: readonly Key[];
  /** the cells of some of them */
  cellsOf(keys: readonly Key[]): Promise<readonly (readonly (string | number)[])[]>;
}

/** Rows that are read and written at a time: the table is never in memory as a whole. */
const ROWS_AT_A_TIME = 500;

/**
 * A list as a table for spreadsheets, with the mark by which they know UTF-8. Who took it out is in the log, with how it was
 * narrowed; the words of the search are not, for they may be the name of a family that is erased later (rule R256).
 */
export const exportList = async <Key>(
  { database, clock }: { database: OpenDatabase; clock: Clock },
  { by, token, list, narrowedBy, columns, keys, cellsOf, separator = ';' }: ListedTable<Key>,
): Promise<SpreadsheetAnswer> => {
  const at = clock.now();
  const { q, ...others } = narrowedBy;
  const filter = Object.entries(others)
    .filter(
      ([name, value]) => value !== undefined && value !== false && name !== 'sort' && name !== 'direction',
    )
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ');
  const after = {
    row_count: keys.length,
    ...(filter && { filter }),
    ...(q !== undefined && q !== '' && { searched: true }),
  };
  const said = { kind: 'export', objectId: list, name: `${list}.csv` } as const;
  await database.transaction((tx) => recordChange(tx, { ...said, by, token, at, before: null, after }));
  const written = async function* () {
    yield `\uFEFF${spreadsheetRow(columns, separator)}`;
    for (let row = 0; row < keys.length; row += ROWS_AT_A_TIME) {
      const lines = await cellsOf(keys.slice(row, row + ROWS_AT_A_TIME));
      yield lines.map((cells) => spreadsheetRow(cells, separator)).join('');
    }
  };
  return { fileName: `kancil-english-${list}-${dayInJakarta(at)}.csv`, csv: Readable.from(written()) };
};

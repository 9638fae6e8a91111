import { type SQL, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from './database.ts';
import { placeholderFor, preparedWrite } from './prepared.ts';

/** Each is built once and kept for good; a table is written in one or two shapes. */
const MOST_SHAPES = 20;

/**
 * Inserts rows by a statement that drizzle builds once for each set of columns and number of rows. For tables that are written
 * with every purchase, by columns that are the same each time.
 * @param name of the statement on the server, different for each insert
 * @returns what inserts rows that all have the same columns, and gives them back as they were stored
 */
export const preparedInsert = <Table extends PgTable>(name: string, table: Table) => {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const shapes = new Map<string, ReturnType<typeof build>>();
  const build = (number: number, keys: readonly string[], rows: number) =>
    preparedWrite(`insert of ${name} ${number}`, (db) => insert(db, placeholders(columns, keys, rows)));
  const insert = (db: Database, rows: object[]) =>
    db
      .insert(table)
      .values(rows as Table['$inferInsert'][])
      .returning();
  return async (tx: Tx, rows: readonly Table['$inferInsert'][]): Promise<Table['$inferSelect'][]> => {
    const given: Record<string, unknown>[] = rows.map((row) => ({ ...row }));
    const keys = keysOf(given[0] ?? {});
    if (given.some((row) => keysOf(row).join() !== keys.join()))
      throw new Error(`Rows of ${name} that are inserted together have different columns.`);
    const shape = `${given.length} ${keys.join(' ')}`;
    const known = shapes.get(shape);
    if (!known && shapes.size >= MOST_SHAPES) return insert(tx, given);
    const statement = known ?? build(shapes.size, keys, given.length);
    shapes.set(shape, statement);
    const values = given.flatMap((row, at) => keys.map((key) => [placeholderName(at, key), row[key]]));
    return (await statement(tx, Object.fromEntries(values))) as Table['$inferSelect'][];
  };
};

/** What is undefined is left to the database's default. */
const keysOf = (row: Record<string, unknown>) => Object.keys(row).filter((key) => row[key] !== undefined);

const placeholderName = (row: number, key: string) => `${row} ${key}`;

const placeholders = (
  columns: Record<string, PgColumn>,
  keys: readonly string[],
  rows: number,
): Record<string, SQL>[] =>
  Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      keys.map((key) => [key, placeholderFor(columnOf(columns, key), placeholderName(row, key))]),
    ),
  );

const columnOf = (columns: Record<string, PgColumn>, key: string): PgColumn => {
  const column = columns[key];
  if (!column) throw new Error(`There is no column for ${key}.`);
  return column;
};

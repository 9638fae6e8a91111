import { type SQL, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgInsertBase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from './database.ts';
import { preparedWrite } from './prepared.ts';
import { keysOf, placeholdersOf, statementShapes } from './statement-shapes.ts';

type Insert<Table extends PgTable> = PgInsertBase<Table, PgQueryResultHKT>;

interface Options<Table extends PgTable, Computed extends string> {
  /** columns that an expression gives, and no row */
  computed?: Readonly<Record<Computed, SQL>>;
  /** what is done when a row is there already; without it the insert fails */
  onConflict?: (insert: Insert<Table>) => unknown;
}

/**
 * Inserts rows by a statement that drizzle builds once for each set of columns and number of rows. For tables that are written
 * with every purchase, by columns that are the same each time. A set of columns beyond the first 64 is built anew each time, and goes out later
 * than prepared statements that are asked for after it (decision 0044).
 * @param name of the statement on the server, different for each insert
 * @returns what inserts rows that all have the same columns, and gives them back as they were stored
 */
export const preparedInsert = <Table extends PgTable, Computed extends string = never>(
  name: string,
  table: Table,
  { computed, onConflict }: Options<Table, Computed> = {},
) => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const shapes = statementShapes<ReturnType<typeof build>>();
  const build = (number: number, keys: readonly string[], rows: number) => ({
    statement: preparedWrite(`insert of ${name} ${number}`, (db) =>
      insert(
        db,
        Array.from({ length: rows }, (_, row) => placeholdersOf(columns, keys, (key) => nameOf(row, key))),
      ),
    ),
    names: Array.from({ length: rows }, (_, row) => keys.map((key) => [nameOf(row, key), key] as const)),
  });
  const insert = (db: Database, rows: readonly object[]) => {
    const all = rows.map((row) => ({ ...row, ...computed })) as Table['$inferInsert'][];
    const made = db.insert(table).values(all);
    onConflict?.(made);
    return made.returning();
  };
  return async (
    tx: Tx,
    rows: readonly Omit<Table['$inferInsert'], Computed>[],
  ): Promise<Table['$inferSelect'][]> => {
    const given: readonly Record<string, unknown>[] = rows;
    const keys = keysOf(given[0] ?? {});
    const shape = keys.join(' ');
    if (given.some((row, at) => at > 0 && keysOf(row).join(' ') !== shape))
      throw new Error(`Rows of ${name} that are inserted together have different columns.`);
    const built = shapes(`${given.length} ${shape}`, (number) => build(number, keys, given.length));
    if (!built) return insert(tx, given);
    const values: Record<string, unknown> = {};
    given.forEach((row, at) => {
      for (const [placed, key] of built.names[at] ?? []) values[placed] = row[key];
    });
    return (await built.statement(tx, values)) as Table['$inferSelect'][];
  };
};

const nameOf = (row: number, key: string) => `${row} ${key}`;

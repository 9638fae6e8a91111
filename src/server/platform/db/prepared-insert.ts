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
  const build = (number: number, keys: readonly string[], rows: number) =>
    preparedWrite(`insert of ${name} ${number}`, (db) =>
      insert(
        db,
        Array.from({ length: rows }, (_, row) => placeholdersOf(columns, keys, (key) => nameOf(row, key))),
      ),
    );
  const insert = (db: Database, rows: object[]) => {
    const all = rows.map((row) => ({ ...row, ...computed })) as Table['$inferInsert'][];
    const made = db.insert(table).values(all);
    onConflict?.(made);
    return made.returning();
  };
  return async (
    tx: Tx,
    rows: readonly Omit<Table['$inferInsert'], Computed>[],
  ): Promise<Table['$inferSelect'][]> => {
    const given: Record<string, unknown>[] = rows.map((row) => ({ ...row }));
    const keys = keysOf(given[0] ?? {});
    if (given.some((row) => keysOf(row).join() !== keys.join()))
      throw new Error(`Rows of ${name} that are inserted together have different columns.`);
    const statement = shapes(`${given.length} ${keys.join(' ')}`, (number) =>
      build(number, keys, given.length),
    );
    if (!statement) return insert(tx, given);
    const values = given.flatMap((row, at) => keys.map((key) => [nameOf(at, key), row[key]]));
    return (await statement(tx, Object.fromEntries(values))) as Table['$inferSelect'][];
  };
};

const nameOf = (row: number, key: string) => `${row} ${key}`;

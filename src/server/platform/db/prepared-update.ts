import { type SQL, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from './database.ts';
import { preparedWrite } from './prepared.ts';
import { keysOf, placeholdersOf, statementShapes } from './statement-shapes.ts';

/** No column has this name. */
const KEY = 'key of the row';

interface Options<Returned extends Record<string, PgColumn>> {
  /** columns that an expression gives */
  computed?: Readonly<Record<string, SQL>>;
  /** what is given back of the row as it is then */
  returning: Returned;
}

type RowOf<Returned extends Record<string, PgColumn>> = {
  [Name in keyof Returned]: Returned[Name]['_']['notNull'] extends true
    ? Returned[Name]['_']['data']
    : Returned[Name]['_']['data'] | null;
};

/**
 * Updates the row that has this key by a statement that drizzle builds once for each set of columns. For tables that are written with every
 * purchase. A set of columns beyond the first 64 is built anew each time, and goes out later than prepared statements that are asked for
 * after it (decision 0044).
 * @param name of the statement on the server, different for each update
 * @returns what updates a row, and gives back what is asked of it; undefined: there is no such row
 */
export const preparedUpdate = <
  Table extends PgTable,
  Key extends PgColumn,
  Returned extends Record<string, PgColumn>,
>(
  name: string,
  table: Table,
  key: Key,
  { computed, returning }: Options<Returned>,
) => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const shapes = statementShapes<ReturnType<typeof build>>();
  const build = (number: number, keys: readonly string[]) =>
    preparedWrite(`update of ${name} ${number}`, (db) =>
      update(
        db,
        sql.placeholder(KEY),
        placeholdersOf(columns, keys, (column) => column),
      ),
    );
  const update = (db: Database, value: unknown, changes: object) =>
    db
      .update(table)
      .set({ ...changes, ...computed } as Parameters<ReturnType<typeof db.update<Table>>['set']>[0])
      .where(eq(key, value))
      .returning(returning);
  return async (
    tx: Tx,
    value: Key['_']['data'],
    changes: { readonly [Column in keyof Table['$inferInsert']]?: Table['$inferInsert'][Column] },
  ): Promise<RowOf<Returned> | undefined> => {
    const given: Record<string, unknown> = { ...changes };
    const keys = keysOf(given);
    const statement = shapes(keys.join(' '), (number) => build(number, keys));
    const rows = statement
      ? await statement(tx, {
          ...Object.fromEntries(keys.map((column) => [column, given[column]])),
          [KEY]: value,
        })
      : await update(tx, value, given);
    return (rows as RowOf<Returned>[])[0];
  };
};

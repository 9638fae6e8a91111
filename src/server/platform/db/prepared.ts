import { type SQL, getTableColumns, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { mapFlatRows } from './flat-rows.ts';
import { sharedRead } from './shared-reads.ts';

/** On PostgreSQL two queries of one name meet only now and then, on one connection; here at once. */
const names = new Set<string>();

/** Of a transaction: the database that its queries may go through, while the running code is inside of it. */
const databaseOf = new WeakMap<Database, () => Database | undefined>();

/** Has a transaction use the queries that were prepared for its database: they are built once, and not for each transaction. */
export const usePreparedOf = (tx: Database, database: () => Database | undefined): void =>
  void databaseOf.set(tx, database);

interface Built<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

type Build<Rows> = (db: Database) => { prepare(name: string): Built<Rows> };

/** @returns the statement as it is built for the database, or for that of the transaction, that is given */
const builtOnce = <Rows>(name: string, build: Build<Rows>): ((given: Database) => Built<Rows>) => {
  if (names.has(name)) throw new Error(`Two queries are prepared under the name “${name}”.`);
  names.add(name);
  const known = new WeakMap<Database, Built<Rows>>();
  return (given) => {
    const db = databaseOf.get(given)?.() ?? given;
    const built = known.get(db);
    if (built) return built;
    const made = build(db).prepare(name);
    mapFlatRows(made);
    known.set(db, made);
    return made;
  };
};

/**
 * A query that is asked with nearly every request: drizzle builds it once, and PostgreSQL plans it once for each connection.
 * What changes between two calls is a `sql.placeholder`, or a `placeholderFor` its column. Inside a transaction it goes over
 * that one's connection. Work that shares its reads asks it once for the same values (shared-reads.ts); what writes or locks
 * is never shared.
 * @param name of the statement on the server, different for each query
 */
export const prepared = <Rows>(
  name: string,
  build: Build<Rows>,
): ((db: Database, values: Record<string, unknown>) => Promise<Rows>) => {
  const statement = builtOnce(name, build);
  return (db, values) =>
    sharedRead(
      () => `${name} ${JSON.stringify(values)}`,
      () => statement(db).execute(values),
    );
};

/** The same of what writes: it is done as often as it is asked for. */
export const preparedWrite = <Rows>(
  name: string,
  build: Build<Rows>,
): ((db: Database, values: Record<string, unknown>) => Promise<Rows>) => {
  const statement = builtOnce(name, build);
  return (db, values) => statement(db).execute(values);
};

/**
 * What changes between two calls, as its column writes it: an instant is handed in as a `Date`. Drizzle alone would hand a null
 * to the column, which writes it as text or fails.
 */
export const placeholderFor = (column: PgColumn, name: string): SQL => {
  const mapToDriverValue = (value: unknown) => (value === null ? null : column.mapToDriverValue(value));
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`;
};

type RowPlaceholders<Table extends PgTable> = Record<keyof Table['_']['columns'], SQL>;

/** The same of every column of a table, each by its own name: a whole row is handed in. */
export const placeholdersFor = <Table extends PgTable>(table: Table): RowPlaceholders<Table> => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const placeholders = Object.entries(columns).map(([key, column]) => [key, placeholderFor(column, key)]);
  return Object.fromEntries(placeholders) as RowPlaceholders<Table>;
};

const dialect = new PgDialect();

/** The same of a write in SQL, whose rows nobody reads. */
export const preparedSql = (name: string, build: () => SQL) =>
  preparedWrite<unknown>(name, (db) => ({
    prepare: (named) => db._.session.prepareQuery(dialect.sqlToQuery(build()), undefined, named, false),
  }));

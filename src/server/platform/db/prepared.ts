import type { Database } from './database.ts';

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

/**
 * A query that is asked with nearly every request: drizzle builds it once, and PostgreSQL plans it once for each connection.
 * What changes between two calls is a `sql.placeholder`. Inside a transaction it goes over that one's connection.
 * @param name of the statement on the server, different for each query
 */
export const prepared = <Rows>(
  name: string,
  build: (db: Database) => { prepare(name: string): Built<Rows> },
): ((db: Database, values: Record<string, unknown>) => Promise<Rows>) => {
  if (names.has(name)) throw new Error(`Two queries are prepared under the name “${name}”.`);
  names.add(name);
  const known = new WeakMap<Database, Built<Rows>>();
  return (given, values) => {
    const db = databaseOf.get(given)?.() ?? given;
    const built = known.get(db) ?? build(db).prepare(name);
    known.set(db, built);
    return built.execute(values);
  };
};

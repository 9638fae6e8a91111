import type { Writable } from 'node:stream';
import type pg from 'pg';
import { type NamedQuery, StatementQuery } from './statement-query.ts';

/** The driver's socket, which its types do not name: were it gone, pipelined-reads.test.ts would fail, on PostgreSQL. */
type WithConnection = pg.PoolClient & { readonly connection: { readonly stream: Writable } };

/** Queries that are sent over one connection in one turn of the event loop go out in one packet: transaction-connection.test.ts. */
export const sendPipelined = (
  client: pg.PoolClient,
  query: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult> => {
  const { stream } = (client as WithConnection).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  if (!isNamed(query)) return client.query(query as pg.QueryConfig, values);
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
  client.query(
    new StatementQuery(query, values, (error, result) => (error ? reject(error) : resolve(result))),
  );
  return promise.catch((error: Error) => {
    // As the driver does it: the stack of whoever asked, and not of the socket that brought the failure.
    Error.captureStackTrace(error);
    throw error;
  });
};

const isNamed = (query: string | pg.QueryConfig): query is NamedQuery =>
  typeof query !== 'string' && query.name !== undefined;

import type { Writable } from 'node:stream';
import type pg from 'pg';

/** Queries that are sent over one connection in one turn of the event loop go out in one packet. */
export const sendInPacket = (
  client: pg.PoolClient,
  query: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult> => {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client.query(query as pg.QueryConfig, values);
};

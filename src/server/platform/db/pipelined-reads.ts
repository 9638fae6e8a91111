import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { sendPipelined } from './pipelined-query.ts';
import type { Connection } from './transaction-connection.ts';

interface Turn {
  readonly client: Promise<pg.PoolClient>;
  asked: number;
  answered: number;
}

/** In characters; some hundred ids as `intArray` writes them. */
const LONGEST_VALUE = 2000;

/**
 * Whether a query is a prepared read of few rows, by a key. A page of a list comes with a count of all its rows, a long value holds
 * the ids of a whole list, and a read that locks rows may wait for whoever has them.
 */
const isQuickRead = (query: string | pg.QueryConfig, values: unknown[] = []): boolean =>
  typeof query !== 'string' &&
  query.name !== undefined &&
  /^select\b(?!.* (?:offset|for update|for share|for no key update)\b)/s.test(query.text) &&
  values.every((value) => typeof value !== 'string' || value.length <= LONGEST_VALUE);

/**
 * The pool for queries outside of transactions. Quick reads of one turn of the event loop, whichever request asks them, are pipelined
 * over one connection, in one packet, and done in the order in which they were asked. Everything else has a connection of its own,
 * so that nothing waits for it.
 */
export class PipelinedReads implements Connection {
  readonly #pool: pg.Pool;
  #turn: Turn | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return isQuickRead(query, values)
      ? this.#read(query as pg.QueryConfig, values)
      : this.#alone(query, values);
  }

  async #alone(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#pool.connect();
    let failed = true;
    try {
      const result = await sendPipelined(client, query, values);
      failed = false;
      return result;
    } finally {
      // As the pool does it: a connection on which a query failed is closed.
      client.release(failed);
    }
  }

  async #read(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const turn = (this.#turn ??= this.#begin());
    turn.asked += 1;
    const client = await turn.client;
    try {
      return await sendPipelined(client, query, values);
    } finally {
      turn.answered += 1;
      if (turn.answered === turn.asked) client.release();
    }
  }

  /** Whoever asks until the connection is there and the turn is over joins. */
  #begin(): Turn {
    const client = Promise.all([this.#pool.connect(), nextTurn()]).then(([connected]) => connected);
    const over = () => {
      this.#turn = null;
    };
    client.then(over, over);
    return { client, asked: 0, answered: 0 };
  }
}

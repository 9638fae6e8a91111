import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { sendPipelined } from './pipelined-query.ts';
import type { Connection } from './transaction-connection.ts';

interface Turn {
  readonly client: Promise<pg.PoolClient>;
  asked: number;
  answered: number;
}

/**
 * The pool for queries outside of transactions. Prepared reads of one turn of the event loop, whichever request asks them, are
 * pipelined over one connection, in one packet: they find rows by a key. Everything else has a connection of its own, so that
 * nothing waits for it; a page of a list, too, because PostgreSQL counts all that come before it.
 */
export class PipelinedReads implements Connection {
  readonly #pool: pg.Pool;
  #turn: Turn | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const isQuick =
      typeof query !== 'string' && query.name !== undefined && /^select\b(?!.* offset )/s.test(query.text);
    return isQuick ? this.#read(query, values) : this.#pool.query(query as pg.QueryConfig, values);
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

import type pg from 'pg';
import { sendPipelined } from './pipelined-query.ts';
import type { Connection } from './transaction-connection.ts';

/**
 * The pool for queries outside of transactions. Prepared reads of one turn of the event loop are pipelined over one connection, in
 * one packet: nearly all of them find rows by a key, and the longest, which counts all orders, takes a few milliseconds.
 * Everything else has a connection of its own, so that nothing waits for it.
 */
export class PipelinedReads implements Connection {
  readonly #pool: pg.Pool;
  #turn: Promise<pg.PoolClient> | null = null;
  readonly #underWay = new WeakMap<Promise<pg.PoolClient>, number>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const isPreparedRead =
      typeof query !== 'string' && query.name !== undefined && /^select\b/.test(query.text);
    return isPreparedRead ? this.#read(query, values) : this.#pool.query(query as pg.QueryConfig, values);
  }

  async #read(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const turn = (this.#turn ??= this.#begin());
    this.#underWay.set(turn, (this.#underWay.get(turn) ?? 0) + 1);
    const client = await turn;
    try {
      return await sendPipelined(client, query, values);
    } finally {
      const left = (this.#underWay.get(turn) ?? 0) - 1;
      this.#underWay.set(turn, left);
      if (left === 0) client.release();
    }
  }

  /** Whoever asks until the connection is there joins. */
  #begin(): Promise<pg.PoolClient> {
    const turn = this.#pool.connect();
    const over = () => {
      this.#turn = null;
    };
    turn.then(over, over);
    return turn;
  }
}

import type pg from 'pg';
import { sendInPacket } from './one-packet.ts';
import type { Connection } from './transaction-connection.ts';

/**
 * The pool for queries outside of transactions. Prepared reads of one turn of the event loop, which find rows by a key and take
 * no time, share a connection and a packet; everything else has a connection of its own, so that nothing waits for it.
 */
export class TurnConnection implements Connection {
  readonly #pool: pg.Pool;
  #turn: Promise<pg.PoolClient> | null = null;
  readonly #underWay = new WeakMap<Promise<pg.PoolClient>, number>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const isKeyRead = typeof query !== 'string' && query.name !== undefined && /^select\b/.test(query.text);
    return isKeyRead ? this.#read(query, values) : this.#pool.query(query as pg.QueryConfig, values);
  }

  async #read(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const turn = (this.#turn ??= this.#begin());
    this.#underWay.set(turn, (this.#underWay.get(turn) ?? 0) + 1);
    const client = await turn;
    try {
      return await sendInPacket(client, query, values);
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

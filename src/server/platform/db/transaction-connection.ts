import type pg from 'pg';
import type { namedWrites } from './named-writes.ts';
import { sendPipelined } from './pipelined-query.ts';

/** The part of a connection or pool that drizzle needs. */
export interface Connection {
  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
}

/**
 * A pooled connection for the length of one transaction. Queries that do not wait for one another are sent together and done
 * in the order in which they were asked. They are rejected once the transaction is ending: a late one would otherwise run
 * outside of it, or in the next user's transaction.
 */
export class TransactionConnection implements Connection {
  readonly #client: pg.PoolClient;
  readonly #named: ReturnType<typeof namedWrites>;
  /** the answer to `begin` */
  #begun: Promise<unknown> = Promise.resolve();
  /** what the next query is sent after; null: at once */
  #gate: Promise<unknown> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #ending = false;
  /** True once the server has confirmed the end; otherwise the connection must not be used again. */
  ended = false;

  constructor(client: pg.PoolClient, named: ReturnType<typeof namedWrites>) {
    this.#client = client;
    this.#named = named;
  }

  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const text = typeof query === 'string' ? query : query.text;
    if (/^begin\b/.test(text)) return this.#begin(text);
    const ends = text === 'commit' || text === 'rollback';
    if (this.#ending && !ends) return Promise.reject(new Error('The transaction has ended.'));
    this.#ending ||= ends;
    // What is sent with a `begin` that fails would be done outside of a transaction: reads may, nothing else.
    if (!/^select\b/.test(text)) this.#gate ??= this.#begun;
    const answer = this.#afterGate(() => (ends ? this.#send(text) : this.#send(query, values)));
    this.#last = answer.catch(() => undefined);
    return ends ? answer.then((result) => this.#end(text, result)) : answer;
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** Is not waited for: it goes out with the first query, whose answer waits for that of this. */
  #begin(text: string): Promise<pg.QueryResult> {
    const begun = this.#send(text);
    this.#begun = begun;
    // A failure is told by every query of the transaction, which waits for `#begun`; here only the end is waited for.
    this.#last = begun.catch(() => undefined);
    return Promise.resolve({ command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] });
  }

  async #afterGate(send: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    if (this.#gate) {
      await this.#gate;
      return send();
    }
    const [, answer] = await Promise.all([this.#begun, send()]);
    return answer;
  }

  #send(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return sendPipelined(this.#client, this.#named(query), values);
  }

  #end(text: string, result: pg.QueryResult): pg.QueryResult {
    this.ended = true;
    // PostgreSQL answers the commit of a transaction in which a query failed with a rollback, and no error.
    if (text === 'commit' && result.command === 'ROLLBACK') {
      throw new Error('The transaction was rolled back: one of its queries had failed.');
    }
    return result;
  }
}

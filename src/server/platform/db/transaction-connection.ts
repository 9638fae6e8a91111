import type pg from 'pg';

/** The part of a connection or pool that drizzle needs. */
export interface Connection {
  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
}

/**
 * A pooled connection for the length of one transaction. Queries run one after another, and are rejected once the
 * transaction is ending: a late one would otherwise run outside of it, or in the next user's transaction.
 */
export class TransactionConnection implements Connection {
  readonly #client: pg.PoolClient;
  #last: Promise<unknown> = Promise.resolve();
  #ending = false;
  /** True once the server has confirmed the end; otherwise the connection must not be used again. */
  ended = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const text = typeof query === 'string' ? query : query.text;
    const ends = text === 'commit' || text === 'rollback';
    if (this.#ending && !ends) return Promise.reject(new Error('The transaction has ended.'));
    this.#ending ||= ends;
    const answer = this.#last.then(() => this.#client.query(query as pg.QueryConfig, values));
    this.#last = answer.catch(() => undefined);
    return ends ? answer.then((result) => this.#end(text, result)) : answer;
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    await this.#last;
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

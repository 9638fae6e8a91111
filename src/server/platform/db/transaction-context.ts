import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, OnProblem, Tx } from './database.ts';
import { usePreparedOf } from './prepared.ts';

interface Hook {
  readonly call: () => void;
  /** before the promise of the transaction resolves */
  readonly atOnce: boolean;
  /** of several hooks of this name only the first is called */
  readonly name?: string | undefined;
}

interface Frame<Link> {
  readonly tx: Tx;
  readonly link: Link;
  readonly outer: Frame<Link> | undefined;
  readonly hooks: Hook[];
  /** Nested transactions run one after another: parallel ones on one connection would mix up their savepoints. */
  nested: Promise<unknown>;
  open: boolean;
}

/** Starts a transaction on a connection of its own and ends it with the work's outcome. */
export type BeginTransaction<Link> = <T>(work: (tx: Tx, link: Link) => Promise<T>) => Promise<T>;

/**
 * Tracks by AsyncLocalStorage which transaction the running code is in. Without it, a query that does not use its `tx` would
 * deadlock on the embedded database, which has one connection, and run outside of the transaction on PostgreSQL.
 */
export class TransactionContext<Link> {
  readonly #frames = new AsyncLocalStorage<Frame<Link>>();
  readonly #onProblem: OnProblem;
  #database: Database | undefined;

  /** @param onProblem called when a hook that runs at once fails */
  constructor(onProblem: OnProblem = () => undefined) {
    this.#onProblem = onProblem;
  }

  /** Has transactions use what was prepared for this database, whose queries go to the current transaction. */
  sharePreparedOf(database: Database): void {
    this.#database = database;
  }

  /** The connection of the surrounding transaction, if it has not ended. */
  current(): Link | undefined {
    return this.#frame()?.link;
  }

  async transaction<T>(begin: BeginTransaction<Link>, work: (tx: Tx) => Promise<T>): Promise<T> {
    const outer = this.#frame();
    if (outer) return this.#savepoint(outer, work);
    const hooks: Hook[] = [];
    const result = await begin((tx, link) => this.#inside({ tx, link, outer: undefined, hooks }, work));
    this.#call(hooks);
    return result;
  }

  /**
   * Calls the hook in the next tick after the commit, or with `atOnce` before the transaction resolves; only once for each
   * `name`.
   */
  afterCommit(call: () => void, { atOnce = false, name }: Partial<Omit<Hook, 'call'>> = {}): void {
    const frame = this.#frame();
    if (frame) frame.hooks.push({ call, atOnce, name });
    else this.outside(call);
  }

  /**
   * Runs `work` outside of the current transaction. Do not await it inside one: the embedded database would deadlock.
   */
  outside<T>(work: () => T): T {
    return this.#frames.exit(work);
  }

  #frame(): Frame<Link> | undefined {
    let frame = this.#frames.getStore();
    // Work that outlives its transaction belongs to the enclosing one, or to none.
    while (frame && !frame.open) frame = frame.outer;
    return frame;
  }

  #savepoint<T>(outer: Frame<Link>, work: (tx: Tx) => Promise<T>): Promise<T> {
    const hooks: Hook[] = [];
    const result = outer.nested.then(() =>
      outer.tx.transaction((tx) => this.#inside({ tx, link: outer.link, outer, hooks }, work)),
    );
    outer.nested = result.then(
      () => outer.hooks.push(...hooks),
      () => undefined,
    );
    return result;
  }

  #inside<T>(start: Omit<Frame<Link>, 'nested' | 'open'>, work: (tx: Tx) => Promise<T>): Promise<T> {
    const frame: Frame<Link> = { ...start, nested: Promise.resolve(), open: true };
    // Elsewhere than in its own transaction, a query through the database would go over another connection.
    usePreparedOf(frame.tx, () => (this.current() === frame.link ? this.#database : undefined));
    return this.#frames.run(frame, async () => {
      try {
        return await work(frame.tx);
      } finally {
        frame.open = false;
      }
    });
  }

  #call(all: Hook[]): void {
    const hooks = all.filter(
      ({ name }, place) => name === undefined || all.findIndex((other) => other.name === name) === place,
    );
    this.outside(() => {
      for (const { call, atOnce } of hooks) if (!atOnce) setImmediate(call);
      for (const { call, atOnce } of hooks) if (atOnce) this.#alone(call);
    });
  }

  /** A failing hook neither undoes the commit nor stops the other hooks. */
  #alone(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#onProblem(error, 'a hook after a commit');
    }
  }
}

import { getTableName } from 'drizzle-orm';
import { Cache, type MutationOption } from 'drizzle-orm/cache/core';
import type { PgTable } from 'drizzle-orm/pg-core';

const names = new Set<string>();

/**
 * Declares a table whose rows guests see. Every insert, update and delete on it makes the pages that are kept for guests
 * stale at its commit: nobody who writes has to think of it. Drizzle reports these writes, so raw SQL is not noticed.
 */
export const seenByGuests = <Table extends PgTable>(table: Table): Table => {
  names.add(getTableName(table));
  return table;
};

const namesIn = ({ tables = [] }: MutationOption): string[] =>
  [tables].flat().map((table) => (typeof table === 'string' ? table : getTableName(table)));

/** Drizzle's hook for caches. It answers no query; it only learns which tables a statement writes to. */
export class GuestTableWrites extends Cache {
  readonly #inTransaction: () => boolean;
  readonly #notifyWrite: () => Promise<void>;

  /** @param notifyWrite called with each statement that writes to such a table, in its transaction */
  constructor(inTransaction: () => boolean, notifyWrite: () => Promise<void>) {
    super();
    this.#inTransaction = inTransaction;
    this.#notifyWrite = notifyWrite;
  }

  override strategy() {
    return 'explicit' as const;
  }

  override get(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  override put(): Promise<void> {
    return Promise.resolve();
  }

  override async onMutate(written: MutationOption): Promise<void> {
    if (!namesIn(written).some((name) => names.has(name))) return;
    // Outside of one, the message could come before the write it is about.
    if (!this.#inTransaction()) throw new Error('What guests see is written in a transaction only.');
    await this.#notifyWrite();
  }
}

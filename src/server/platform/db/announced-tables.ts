import { getTableName } from 'drizzle-orm';
import { Cache, type MutationOption } from 'drizzle-orm/cache/core';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TableChannel } from './database.ts';

const channels = new Map<string, TableChannel>();

const announced =
  (channel: TableChannel) =>
  <Table extends PgTable>(table: Table): Table => {
    channels.set(getTableName(table), channel);
    return table;
  };

/**
 * Declares a table whose rows guests see. Every insert, update and delete on it makes the pages that are kept for guests
 * stale at its commit: nobody who writes has to think of it. Drizzle reports these writes, so raw SQL is not noticed.
 */
export const seenByGuests = announced('content');

/** Declares a table that says who is signed in: a write to it makes stale what a process keeps of sessions in its memory. */
export const saysWhoIsSignedIn = announced('accounts');

const namesIn = ({ tables = [] }: MutationOption): string[] =>
  [tables].flat().map((table) => (typeof table === 'string' ? table : getTableName(table)));

/** Drizzle's hook for caches. It answers no query; it only learns which tables a statement writes to. */
export class AnnouncedWrites extends Cache {
  readonly #inTransaction: () => boolean;
  readonly #notifyWrite: (channel: TableChannel) => Promise<void>;

  /** @param notifyWrite called with each statement that writes to such a table, in its transaction */
  constructor(inTransaction: () => boolean, notifyWrite: (channel: TableChannel) => Promise<void>) {
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
    const told = new Set(namesIn(written).flatMap((name) => channels.get(name) ?? []));
    // Outside of one, the message could come before the write it is about.
    if (told.size > 0 && !this.#inTransaction())
      throw new Error('A table whose writes are announced is written in a transaction only.');
    for (const channel of told) await this.#notifyWrite(channel);
  }
}

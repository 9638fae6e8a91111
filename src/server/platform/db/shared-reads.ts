import { AsyncLocalStorage } from 'node:async_hooks';

const shared = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/**
 * Runs work that only reads, such as the making of a page: a prepared query that it asks twice with the same values is asked
 * once. A page makes up to eight calls, each of which looks up the family's child anew.
 */
export const sharingReads = <Result>(work: () => Result): Result => shared.run(new Map(), work);

/** Runs work whose reads are its own: what a transaction sees is nobody else's before its commit. */
export const notSharingReads = <Result>(work: () => Result): Result => shared.exit(work);

/** What was read so far is read anew: something was written. */
export const forgetSharedReads = (): void => shared.getStore()?.clear();

/**
 * What `read` brings, once for each `key` in work that shares its reads. The rows are everybody's: nobody changes them.
 */
export const sharedRead = <Rows>(key: () => string, read: () => Promise<Rows>): Promise<Rows> => {
  const reads = shared.getStore();
  if (!reads) return read();
  const name = key();
  const known = reads.get(name) as Promise<Rows> | undefined;
  const rows = known ?? read();
  if (!known) reads.set(name, rows);
  return rows;
};

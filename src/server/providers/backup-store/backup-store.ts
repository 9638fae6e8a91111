import type { Readable } from 'node:stream';

/**
 * Where backups stand: a folder, or a bucket of an S3-compatible store; one contract test for both. Names have `/` between their parts,
 * as in `2026-11-30T02-00-00Z/manifest.json`.
 */
export interface BackupStore {
  /** as people name it, without any password */
  readonly place: string;
  /** a folder of this machine for what is not whole yet, which may not be there. One backup at a time has it */
  readonly scratch: string;
  /** All that backups have there, in any order; `size` in bytes. */
  list(): AsyncIterable<{ name: string; size: number }>;
  /** null when there is none */
  read(name: string): Promise<Readable | null>;
  /** Moves a file of `scratch` there, in place of what was there: whole or not at all, and it lasts when this resolves. */
  take(name: string, path: string): Promise<void>;
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>;
}

import type { OpenDatabase } from './database.ts';
import { openDirectory, openMemory } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Exactly one: the URL of a PostgreSQL, a directory for the embedded one, or memory (empty, or from a dump) for tests. */
export interface DatabasePlace {
  url?: string;
  directory?: string;
  memory?: Blob | true;
}

/** @throws when the place cannot be reached or is taken, with a message for the person who starts the server */
export async function openDatabase({ url, directory, memory }: DatabasePlace): Promise<OpenDatabase> {
  if (url !== undefined) return openPostgres(url);
  if (directory !== undefined) return openDirectory(directory);
  if (memory !== undefined) return openMemory(memory === true ? undefined : memory);
  throw new Error('No database: neither url nor directory nor memory was given.');
}

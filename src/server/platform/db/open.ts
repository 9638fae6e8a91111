import type { OnProblem, OpenDatabase } from './database.ts';

/** Exactly one: the URL of a PostgreSQL, a directory for the embedded one, or memory (empty, or from a dump) for tests. */
export interface DatabasePlace {
  url?: string;
  directory?: string;
  memory?: Blob | true;
  onProblem?: OnProblem;
  /** to a PostgreSQL, for queries */
  connections?: number;
  /** what a PostgreSQL calls this process, of which others may look for it */
  name?: string;
}

/** @throws when the place cannot be reached or is taken, with a message for the person who starts the server */
export async function openDatabase({
  url,
  directory,
  memory,
  onProblem,
  connections,
  name,
}: DatabasePlace): Promise<OpenDatabase> {
  // Only the one that is used is loaded.
  if (url !== undefined)
    return (await import('./postgres.ts')).openPostgres(url, onProblem, connections, name);
  const { openDirectory, openMemory } = await import('./embedded.ts');
  if (directory !== undefined) return openDirectory(directory, onProblem);
  if (memory !== undefined) return openMemory(memory === true ? undefined : memory);
  throw new Error('No database: neither url nor directory nor memory was given.');
}

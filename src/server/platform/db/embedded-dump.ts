import type { PGlite } from '@electric-sql/pglite';
import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DatabaseRefused } from './database-refused.ts';
import { type Dumped, describeDump } from './dumped.ts';
import { POSTGRES } from './embedded-files.ts';

/** Writes the files of the embedded database into one compressed archive. Its queries wait for a second or so meanwhile. */
export const dumpEmbedded = async (client: PGlite, path: string): Promise<Dumped> => {
  // Its log is emptied first, which else would be most of the archive.
  await client.exec('checkpoint');
  // Inside of a transaction nobody else writes, so what is counted and what is dumped is the same.
  const { dumped, archive } = await client.transaction(async (tx) => ({
    dumped: await describeDump('embedded', (text) => tx.query(text)),
    archive: await client.dumpDataDir('none'),
  }));
  await pipeline(archive.stream(), createGzip(), createWriteStream(path, { mode: 0o600 }));
  return dumped;
};

/**
 * Such an archive, to be opened in memory or made into files again.
 * @throws DatabaseRefused when another major version of PostgreSQL wrote it
 */
export const readEmbeddedDump = async (path: string, { engine }: Pick<Dumped, 'engine'>): Promise<Blob> => {
  if (engine.split('.')[0] !== POSTGRES)
    throw new DatabaseRefused(
      `The embedded database of this backup was PostgreSQL ${engine}, this program brings ${POSTGRES}: restore it with the ` +
        'version of the program that made it.',
    );
  return new Blob([new Uint8Array(await buffer(createReadStream(path).pipe(createGunzip())))]);
};

import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Clock } from './providers/clock/clock.ts';
import type { Files } from './providers/files/files.ts';
import { folderFiles } from './providers/files/folder.ts';

/** Where files are kept: in the configured bucket, else in the data folder, where uploads wait in either case. */
export const filesOf = async (
  { dataDir, s3, filesByProxy }: Pick<Config, 'dataDir' | 's3' | 'filesByProxy'>,
  wallClock: Clock,
): Promise<Files> => {
  const folder = join(dataDir, 'files');
  if (s3 === null) return folderFiles({ folder, proxyPath: filesByProxy });
  // The client of the store is heavy, and only a school that has one loads it.
  const { s3Files } = await import('./providers/files/s3.ts');
  return s3Files(s3, { folder, clock: wallClock });
};

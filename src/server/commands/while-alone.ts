import { mkdirSync } from 'node:fs';
import { BackupRefused } from '../backups/manifest.ts';
import type { Config } from '../config.ts';
import { DirectoryInUse, lockDirectory } from '../platform/db/directory-lock.ts';

/** One backup, restore or move at a time of a data folder. */
export const whileAlone = async <T>({ dataDir }: Config, work: () => Promise<T>): Promise<T> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(dataDir).catch((error: unknown) => {
    if (error instanceof DirectoryInUse)
      throw new BackupRefused(`Another backup, restore or move of ${dataDir} is under way. Wait for it.`);
    throw error;
  });
  try {
    return await work();
  } finally {
    unlock();
  }
};

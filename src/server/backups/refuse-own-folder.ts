import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { BackupRefused } from './manifest.ts';

/**
 * Backups keep their files in a folder of their own, and remove what no backup names (rule R306): never where the school has its files.
 * @throws BackupRefused when the folder of backups is the data folder, or one of them lies in the other
 */
export const refuseOwnFolder = async (folder: string, dataDir: string): Promise<void> => {
  const [backups, school] = await Promise.all(
    // One that is not there yet has no other name.
    [folder, dataDir].map(async (path) => `${await realpath(path).catch(() => path)}${sep}`),
  );
  if (backups?.startsWith(school ?? '') || school?.startsWith(backups ?? ''))
    throw new BackupRefused(
      `${folder} and the data of the school (${dataDir}) lie in each other: name another folder, best on another disk.`,
    );
};

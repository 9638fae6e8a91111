import type { BackupStore } from '../providers/backup-store/backup-store.ts';
import { type Pooled, sha256Of } from './file-pool.ts';
import { isBackup, names } from './manifest.ts';

/**
 * What stands in a place of backups: the names of the whole ones, the oldest first; the names of all that were ever begun, and the
 * contents of their files.
 */
export const lookInto = async (
  store: Pick<BackupStore, 'list'>,
): Promise<{ backups: string[]; begun: string[]; pooled: Pooled }> => {
  const [backups, begun]: [string[], Set<string>] = [[], new Set()];
  const pooled: Pooled = new Map();
  for await (const { name, size } of store.list()) {
    const sha256 = sha256Of(name);
    if (sha256) pooled.set(sha256, size);
    const [backup = '', file] = name.split('/');
    if (!isBackup(backup)) continue;
    begun.add(backup);
    if (file === names.manifest) backups.push(backup);
  }
  return { backups: backups.toSorted(), begun: [...begun], pooled };
};

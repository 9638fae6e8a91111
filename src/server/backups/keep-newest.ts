import type { BackupStore } from '../providers/backup-store/backup-store.ts';
import { pooledName } from './file-pool.ts';
import { lookInto } from './look-into.ts';
import { BackupRefused, type Manifest, names, readManifest } from './manifest.ts';

/**
 * Removes the oldest backups, and then the files that none of the others names (rule R306). Where the manifest of one that stays is
 * damaged nobody knows its files, and all stay.
 * @param keep how many stay, one at least
 * @returns how many backups went, and which of those that stay are damaged
 */
export const keepNewest = async (
  store: BackupStore,
  keep: number,
): Promise<{ gone: number; damaged: string[] }> => {
  const { backups, begun, pooled } = await lookInto(store);
  const staying = backups.slice(-keep);
  const [oldest = ''] = staying;
  for (const name of begun.filter((one) => one < oldest)) {
    // First what makes it one: half a backup must not look like a whole one.
    await store.remove(`${name}/${names.manifest}`);
    await store.remove(`${name}/${names.database}`);
  }
  const kept = new Set<string>();
  const damaged: string[] = [];
  for (const name of staying) {
    const manifest = await readIfWhole(store, name);
    if (!manifest) damaged.push(name);
    for (const { sha256 } of manifest?.files ?? []) kept.add(sha256);
  }
  if (damaged.length === 0)
    for (const sha256 of pooled.keys()) if (!kept.has(sha256)) await store.remove(pooledName(sha256));
  return { gone: backups.length - staying.length, damaged };
};

const readIfWhole = (store: BackupStore, name: string): Promise<Manifest | null> =>
  readManifest(store, name).catch((error: unknown) => {
    if (error instanceof BackupRefused) return null;
    throw error;
  });

import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupRefused, isOwn } from './backups/manifest.ts';
import { refuseOwnFolder } from './backups/refuse-own-folder.ts';
import type { Config } from './config.ts';
import type { BackupStore } from './providers/backup-store/backup-store.ts';
import { folderStore } from './providers/backup-store/folder.ts';

/**
 * The place of backups that somebody names: a folder, or `s3://bucket/prefix`.
 * @throws BackupRefused when a bucket is misspelt, or no key for it is set
 */
export const backupStoreOf = async (
  place: string,
  { dataDir, backupS3 }: Pick<Config, 'dataDir' | 'backupS3'>,
): Promise<BackupStore> => {
  const found = bucketIn(place);
  if (!found) return folderStore(resolve(place), isOwn);
  if (!backupS3)
    throw new BackupRefused(
      `Set BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, which open ${place}.`,
    );
  // The client of the store is heavy.
  const { bucketStore } = await import('./providers/backup-store/bucket.ts');
  const { bucket, prefix } = found;
  return bucketStore({ ...backupS3, bucket }, { prefix, scratch: join(dataDir, 'backup', 'part') });
};

/** @throws BackupRefused where the school has its own files */
export const refuseOwnPlace = async (
  place: string,
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
): Promise<void> => {
  const found = bucketIn(place);
  if (found?.bucket === s3?.bucket && s3 !== null)
    throw new BackupRefused(
      `${place} lies in the bucket of the school's own files: name another one, best at another provider.`,
    );
  if (found) return;
  await mkdir(resolve(place), { recursive: true, mode: 0o700 });
  await refuseOwnFolder(resolve(place), dataDir);
};

const bucketIn = (place: string): { bucket: string; prefix: string } | null => {
  if (!place.startsWith('s3:')) return null;
  const [, bucket, folders] =
    /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w-][\w.-]*)*)\/?$/.exec(place) ?? [];
  if (!bucket)
    throw new BackupRefused(`A bucket is named as s3://bucket or s3://bucket/folder, not ${place}.`);
  return { bucket, prefix: folders ? `${folders.slice(1)}/` : '' };
};

import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { BackupStore } from '../providers/backup-store/backup-store.ts';

const ContentOf = { size: z.number(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) };

/**
 * What a backup holds. It is written last, so that there is no backup without it.
 * `version` of the program; `removed` are keys of files that went away while it was made, which its database may still name.
 */
const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  made_at: z.iso.datetime(),
  mode: z.enum(['demo', 'live']),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    engine: z.string(),
    migrations: z.number(),
    tables: z.record(z.string(), z.number()),
    ...ContentOf,
  }),
  files: z.array(z.object({ key: z.string(), stored_at: z.iso.datetime(), ...ContentOf })),
  removed: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;
export type BackedFile = Manifest['files'][number];

/** Bytes by their length and SHA-256. */
export interface Content {
  size: number;
  sha256: string;
}

/** What stands beside the backups, and in one of them. */
export const names = {
  files: 'files',
  erased: 'erased.txt',
  manifest: 'manifest.json',
  database: 'database.dump',
};

/** The name of a backup made at this moment; they sort by age. */
export const backupName = (madeAt: Date): string =>
  `${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Whether this is the name of a backup, whole or not. */
export const isBackup = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);

/** Whether something of this name stands beside or among the backups because they made it. */
export const isOwn = (name: string): boolean => isBackup(name) || name === names.files;

/** Why a backup is not made or restored, in a sentence for whoever asked for it. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** @throws BackupRefused when it is not there, or is none that this program knows */
export const readManifest = async (
  { place, read }: Pick<BackupStore, 'place' | 'read'>,
  backup: string,
): Promise<Manifest> => {
  const name = `${backup}/${names.manifest}`;
  const bytes = await read(name);
  const found = Manifest.safeParse(bytes && parsed(await text(bytes)));
  if (!found.success)
    throw new BackupRefused(
      `${name} in ${place} is missing or damaged, or a newer version of this program wrote it.`,
    );
  return found.data;
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

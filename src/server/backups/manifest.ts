import { readFile, readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import * as z from 'zod/mini';

const ContentOf = { size: z.number(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) };

/**
 * What a backup holds. It is written last, so that a folder without it is none.
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

/** What stands in the folder of backups, and in that of one backup. */
export const names = {
  files: 'files',
  erased: 'erased.txt',
  manifest: 'manifest.json',
  database: 'database.dump',
};

/** The name of a backup made at this moment; they sort by age. */
export const backupName = (madeAt: Date): string =>
  `${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** What a backup is called until it is whole. */
export const partOf = (name: string): string => `${name}.part`;

const isBackup = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);

/** Whether a name is that of a backup that is not whole. */
export const isPart = (name: string): boolean =>
  name.endsWith(partOf('')) && isBackup(name.slice(0, -partOf('').length));

/** The names of the whole backups in a folder, the oldest first. */
export const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter(isBackup).toSorted();

/**
 * Backups keep their files in a folder of their own, and remove what no backup names (rule R306): never where the school has its files.
 * @throws BackupRefused when the folder of backups is the data folder, or one of them lies in the other
 */
export const refuseOwnFolder = async (folder: string, dataDir: string): Promise<void> => {
  const [backups, school] = await Promise.all(
    [folder, dataDir].map(async (path) => `${await realpath(path).catch(() => path)}${sep}`),
  );
  if (backups?.startsWith(school ?? '') || school?.startsWith(backups ?? ''))
    throw new BackupRefused(
      `${folder} and the data of the school (${dataDir}) lie in each other: name another folder, best on another disk.`,
    );
};

/** Why a backup is not made or restored, in a sentence for whoever asked for it. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** @throws BackupRefused when it is not there, or is none that this program knows */
export const readManifest = async (folder: string, name: string): Promise<Manifest> => {
  const path = join(folder, name, names.manifest);
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const read = Manifest.safeParse(parsed(text));
  if (!read.success)
    throw new BackupRefused(`${path} is missing or damaged, or a newer version of this program wrote it.`);
  return read.data;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

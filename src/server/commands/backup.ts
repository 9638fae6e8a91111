import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeBackup } from '../backups/make-backup.ts';
import { BackupRefused, type Manifest, refuseOwnFolder } from '../backups/manifest.ts';
import type { Config } from '../config.ts';
import { filesOf } from '../files-of.ts';
import type { Dumped } from '../platform/db/dumped.ts';
import { systemClock } from '../providers/clock/system.ts';
import { argumentsOf } from './arguments.ts';
import { programVersion } from './program-version.ts';
import { askOrDo, saying } from './run-command.ts';
import { whileAlone } from './while-alone.ts';

/** `npm run backup -- --to FOLDER [--keep N]`, with the server running or stopped. */
const { to, keep } = argumentsOf({ to: { type: 'string' }, keep: { type: 'string' } });

const backup = async (config: Config) => {
  if (!to)
    throw new BackupRefused('Say where: npm run backup -- --to FOLDER, on another disk than the school.');
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep))
    throw new BackupRefused('--keep takes how many backups stay, such as 14.');
  const folder = resolve(to);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseOwnFolder(folder, config.dataDir);
  const madeAt = systemClock.now();
  const { name, manifest, gone } = await makeBackup({
    folder,
    keep: keep === undefined ? null : Number(keep),
    files: await filesOf(config, systemClock),
    dump: (path) => dumpThere(config, path),
    erasedList: config.erasedList,
    version: programVersion(),
    madeAt,
  });
  const bytes = manifest.database.size + manifest.files.reduce((sum, { size }) => sum + size, 0);
  const seconds = Math.round((systemClock.now().getTime() - madeAt.getTime()) / 1000);
  const note = { madeAt: madeAt.toISOString(), place: folder, bytes, seconds };
  await askOrDo(config, 'note-backup', note);
  return { ok: true, says: told({ name, folder, manifest, gone, bytes }) };
};

const dumpThere = async (config: Config, path: string) => {
  const { ok, says, found } = await askOrDo(config, 'dump-database', { path });
  if (!ok) throw new BackupRefused(says);
  return found as Dumped & Pick<Manifest, 'mode'>;
};

const told = (made: { name: string; folder: string; manifest: Manifest; gone: number; bytes: number }) => {
  const { name, folder, manifest, gone, bytes } = made;
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return [
    `The backup ${name} is whole in ${folder}: the database and ${manifest.files.length} files, ${megabytes} MB.`,
    ...(manifest.removed.length > 0
      ? [`${manifest.removed.length} files were removed meanwhile; its manifest names them.`]
      : []),
    ...(gone > 0 ? [`${gone} older backups were removed.`] : []),
    'The file of settings (.env) and its passwords are not in it: keep a copy of them apart.',
  ].join('\n');
};

process.exit((await saying((config) => whileAlone(config, () => backup(config)))) ? 0 : 1);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupStoreOf, refuseOwnPlace } from '../backup-store-of.ts';
import { type MadeBackup, makeBackup } from '../backups/make-backup.ts';
import { BackupRefused, type Manifest } from '../backups/manifest.ts';
import type { Config } from '../config.ts';
import { filesOf } from '../files-of.ts';
import { projectRoot } from '../open-school.ts';
import type { Dumped } from '../platform/db/dumped.ts';
import { systemClock } from '../providers/clock/system.ts';
import { argumentsOf } from './arguments.ts';
import { askOrDo, saying } from './run-command.ts';
import { whileAlone } from './while-alone.ts';

/** `npm run backup -- --to FOLDER [--keep N]`, or `--to s3://BUCKET/PREFIX`, with the server running or stopped. */
const { to, keep } = argumentsOf({ to: { type: 'string' }, keep: { type: 'string' } });

const backup = async (config: Config) => {
  if (!to)
    throw new BackupRefused(
      'Say where: npm run backup -- --to FOLDER, on another disk than the school, or --to s3://BUCKET/PREFIX.',
    );
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep))
    throw new BackupRefused('--keep takes how many backups stay, such as 14.');
  await refuseOwnPlace(to, config);
  const store = await backupStoreOf(to, config);
  const madeAt = systemClock.now();
  const made = await makeBackup({
    store,
    keep: keep === undefined ? null : Number(keep),
    files: await filesOf(config, systemClock),
    dump: (path) => dumpThere(config, path),
    erasedList: config.erasedList,
    version: programVersion(),
    madeAt,
    note: async (manifest) => {
      const seconds = Math.round((systemClock.now().getTime() - madeAt.getTime()) / 1000);
      const note = { madeAt: madeAt.toISOString(), place: store.place, bytes: bytesOf(manifest), seconds };
      const { ok, says } = await askOrDo(config, 'note-backup', note);
      if (!ok) throw new BackupRefused(`The backup is whole in ${store.place}, but not noted: ${says}`);
    },
  });
  return { ok: true, says: told(store.place, made) };
};

/** The version of this program, as its package says. */
const programVersion = (): string => {
  const described = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return described.version;
};

const bytesOf = ({ database, files }: Manifest) =>
  database.size + files.reduce((sum, { size }) => sum + size, 0);

const dumpThere = async (config: Config, path: string) => {
  const { ok, says, found } = await askOrDo(config, 'dump-database', { path });
  if (!ok) throw new BackupRefused(says);
  return found as Dumped & Pick<Manifest, 'mode'>;
};

const told = (place: string, { name, manifest, gone, damaged }: MadeBackup) => {
  const megabytes = (bytesOf(manifest) / 1_000_000).toFixed(1);
  return [
    `The backup ${name} is whole in ${place}: the database and ${manifest.files.length} files, ${megabytes} MB.`,
    ...(manifest.removed.length > 0
      ? [`${manifest.removed.length} files were removed meanwhile; its manifest names them.`]
      : []),
    ...(gone > 0 ? [`${gone} older backups were removed.`] : []),
    ...(damaged.length > 0
      ? [`No old files were removed: the manifest of ${damaged.join(', ')} is damaged. Remove that backup.`]
      : []),
    'The file of settings (.env) and its passwords are not in it: keep a copy of them apart.',
  ].join('\n');
};

process.exit((await saying((config) => whileAlone(config, () => backup(config)))) ? 0 : 1);

import { join } from 'node:path';
import { readConfig, readSettingsFile } from '../config.ts';
import { systemClock } from '../providers/clock/system.ts';
import { copyFiles } from '../providers/files/copy-files.ts';
import { folderFiles } from '../providers/files/folder.ts';
import { startProblem } from '../start-problem.ts';
import { filesOf } from '../files-of.ts';
import { argumentsOf } from './arguments.ts';

/** `npm run files:move`: what the data folder holds, into the configured bucket. Needs no database. */
const moveFiles = async (): Promise<string> => {
  readSettingsFile();
  const config = readConfig([], undefined, { isCommand: true });
  if (config.s3 === null) throw new Error('S3_BUCKET is not set: there is nowhere to copy the files to');
  const bucket = await filesOf(config, systemClock);
  const { copied, there } = await copyFiles(folderFiles({ folder: join(config.dataDir, 'files') }), bucket);
  return `${copied} files copied into ${config.s3.bucket}, ${there} were there`;
};

argumentsOf({});
try {
  process.stdout.write(`${await moveFiles()}\n`);
} catch (error) {
  process.stderr.write(`${startProblem(error) ?? (error as Error).message}\n`);
  process.exitCode = 1;
}

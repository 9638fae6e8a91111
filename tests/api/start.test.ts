import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { openSchool, openSchoolForCommand } from '../../src/server/open-school.ts';
import { unopened } from '../../src/server/platform/db/embedded-files.ts';
import { openPostgres } from '../../src/server/platform/db/postgres.ts';
import { startProblem } from '../../src/server/start-problem.ts';
import { emptyPostgres } from '../support/empty-postgres.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kancil-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of the project until it ends, as `npm start` and the commands do. */
const ended = async (program: string, settings: Record<string, string>, typed = '') => {
  const child = spawn(process.execPath, [join(root, 'src/server', program)], {
    cwd: folder,
    env: {
      ...process.env,
      ENV_FILE: '/dev/null',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      PORT: '1',
      ...settings,
    },
  });
  child.stdin.on('error', () => undefined).end(typed);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, said, complained };
};

test('a start that is refused says why in one sentence, and nothing else', async () => {
  const settings = {
    DATA_DIR: join(folder, 'a'),
    DATABASE_URL: 'postgres://kancil:rahasia@127.0.0.1:1/kancil',
  };
  expect(await ended('main.ts', settings)).toEqual({
    code: 1,
    said: '',
    complained:
      'Nobody listens at 127.0.0.1:1, which DATABASE_URL names. Start PostgreSQL there, or correct DATABASE_URL.\n',
  });
});

/** Why a school is not opened, as whoever starts the server is told, without the head that all refused settings share. */
const refusal = async (settings: Record<string, string>) => {
  const { close } = await openSchool(
    readConfig([], { LOG_LEVEL: 'error', FFMPEG_PATH: 'none', ...settings }),
  ).catch((error: unknown) => ({ close: error }));
  if (typeof close === 'function') {
    await (close as () => Promise<void>)();
    return 'it was opened';
  }
  return startProblem(close)?.replace('the configuration cannot be used:\n  - ', '');
};

describe('a school is not opened', () => {
  test('with a file where the data folder would be', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toBe(
      `${file} is a file where a folder must be. Remove it, or name another DATA_DIR.`,
    );
  });

  test('with a folder that holds no whole database', async () => {
    const dataDir = join(folder, 'half');
    mkdirSync(join(dataDir, 'database/pgdata'), { recursive: true });
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `The folder ${dataDir}/database/pgdata holds no whole database (PG_VERSION is missing). Restore the backup of DATA_DIR, ` +
        'or remove that folder for a new school.',
    );
  });

  test('with files that are not a database any more', async () => {
    const dataDir = join(folder, 'damaged');
    mkdirSync(join(dataDir, 'database/pgdata'), { recursive: true });
    writeFileSync(join(dataDir, 'database/pgdata/PG_VERSION'), '18\n');
    expect(await refusal({ DATA_DIR: dataDir })).toMatch(
      /^The database in .*damaged.database cannot be opened \(.+\)\. Its files may be damaged: keep a copy of them, and restore the backup of DATA_DIR\.$/,
    );
  });

  test('on a full disk, whatever the engine says of it', () => {
    for (const said of ['PGlite failed to initialize properly', 'Aborted(). Build with -sASSERTIONS'])
      expect(startProblem(unopened('/srv/kancil/database', new Error(said), 5_000_000))).toBe(
        'The disk of /srv/kancil/database is full. Make room there, or name another DATA_DIR, then start again.',
      );
    const unwritten = Object.assign(new Error('read-only'), {
      code: 'EROFS',
      syscall: 'mkdir',
      path: '/srv',
    });
    expect(startProblem(unopened('/srv/kancil/database', unwritten, 0))).toBe(
      '/srv is on a disk that cannot be written. Name another DATA_DIR.',
    );
  });

  test('with the files of a school whose database is elsewhere', async () => {
    const dataDir = join(folder, 'files-alone');
    mkdirSync(join(dataDir, 'files/lessons'), { recursive: true });
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `${dataDir} holds the files of a school, but no database: set the DATABASE_URL that the school uses, or restore its ` +
        'folder database. For a new school name another DATA_DIR',
    );
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  });

  test.runIf(process.env['TEST_DATABASE_URL'])('on an empty database makes no tables there', async () => {
    const postgres = await emptyPostgres();
    try {
      const dataDir = join(folder, 'nowhere');
      const config = readConfig([], { DATABASE_URL: postgres.url, DATA_DIR: dataDir });
      await expect(openSchoolForCommand(config)).rejects.toThrow(
        'no school was ever started in the database of DATABASE_URL.',
      );
      const database = await openPostgres(postgres.url);
      expect(await database.schema()).toBe('none');
      await database.close();
      expect(existsSync(dataDir)).toBe(false);
    } finally {
      await postgres.drop();
    }
  });
});

test('the doctor says what it can where no school opens, and what mends it, and makes nothing', async () => {
  const settings = {
    DATA_DIR: join(folder, 'nowhere'),
    DATABASE_URL: 'postgres://kancil:rahasia@127.0.0.1:1/kancil',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'halo@kancil.test',
  };
  expect(await ended('commands/doctor.ts', settings)).toEqual({
    code: 1,
    said: '',
    complained: [
      'FAILED  Database: Nobody listens at 127.0.0.1:1, which DATABASE_URL names. Start PostgreSQL there, or correct DATABASE_URL.',
      'FAILED  Mail: The mail server does not accept mail (mail not taken: ESOCKET CONN).',
      '        -> Correct SMTP_URL (host, port, user, password) and restart the server.',
      '',
    ].join('\n'),
  });
  expect(existsSync(settings.DATA_DIR)).toBe(false);
});

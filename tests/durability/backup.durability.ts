import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStore } from '../../src/server/providers/backup-store/folder.ts';
import { isOwn } from '../../src/server/backups/manifest.ts';
import { findBackup } from '../../src/server/backups/restore-files.ts';
import { compareDatabases } from '../../src/server/platform/db/copy-database.ts';
import { readEmbeddedDump } from '../../src/server/platform/db/embedded-dump.ts';
import { openDatabase } from '../../src/server/platform/db/open.ts';
import { ownDemoSchool } from '../support/demo-school.ts';
import { emptyPostgres } from '../support/empty-postgres.ts';
import { findLostData, live, newFamily } from './family-life.ts';
import { interruptionCount } from './interruption-count.ts';
import { killServers, startServer } from './server-process.ts';

const ignored = () => undefined;
const commands = path.join(import.meta.dirname, '../../src/server/commands');

let folder: string;
let dataDir: string;
let backups: string;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-backup-'));
  dataDir = path.join(folder, 'data');
  backups = path.join(folder, 'backups');
  await ownDemoSchool(dataDir);
});
afterEach(async () => {
  await killServers();
  fs.rmSync(folder, { recursive: true, force: true });
});

const start = (name: string, args: readonly string[], settings: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [path.join(commands, `${name}.ts`), ...args], {
    cwd: folder,
    env: { ...process.env, ENV_FILE: '/dev/null', DATA_DIR: dataDir, DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const run = async (...started: Parameters<typeof start>) => {
  const child = start(...started);
  const said = Promise.all([text(child.stdout!), text(child.stderr!)]);
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: (await said).join('') };
};
const done = async (...started: Parameters<typeof start>) => {
  const { code, said } = await run(...started);
  expect([code, said]).toEqual([0, expect.anything()]);
  return said;
};
const found = () => findBackup({ store: folderStore(backups, isOwn), fetched: path.join(folder, 'fetched') });
const backUp = () => done('backup', ['--to', backups]);
const restoreTo = (name: string, settings: Record<string, string> = {}) =>
  done('restore', ['--from', backups], { DATA_DIR: path.join(folder, name), ...settings });

/** The database of the newest backup beside the one that was made of it, and every file beside the school's own. */
const expectSame = async (name: string, url?: string) => {
  const { manifest, dump } = await found();
  const saved = await openDatabase({ memory: await readEmbeddedDump(dump, manifest.database) });
  const restored = await openDatabase(url ? { url } : { directory: path.join(folder, name, 'database') });
  try {
    expect(await compareDatabases(saved, restored)).toBeGreaterThan(500);
  } finally {
    await saved.close();
    await restored.close();
  }
  const bytes = (of: string, key: string) => fs.readFileSync(path.join(folder, of, 'files/kept', key));
  expect(manifest.files.length).toBeGreaterThan(50);
  for (const { key } of manifest.files) expect(bytes(name, key).equals(bytes('data', key)), key).toBe(true);
};

test('a backup amid families signing up holds all that was acknowledged before it, row by row and byte by byte', async () => {
  const server = await startServer({ dataDir, shadowDir: '' });
  const before = newFamily('before@example.test');
  await live(server.url, before, ignored);
  const life = { over: false };
  const writing = (async () => {
    for (let number = 1; !life.over; number += 1)
      await live(server.url, newFamily(`during-${number}@example.test`), ignored);
  })();
  await backUp();
  life.over = true;
  await writing;
  await restoreTo('restored');
  await expectSame('restored');
  const restored = await startServer({ dataDir: path.join(folder, 'restored'), shadowDir: '' });
  expect(await findLostData(restored.url, before)).toEqual([]);
});

/** The others take a minute on a quiet machine. */
const isFull = interruptionCount({ part: 0, full: 1 }) > 0;

test.runIf(isFull)(
  'a school moves to PostgreSQL row by row, from its folder or from a backup, and is opened there alone',
  async () => {
    await backUp();
    const [moved, restored] = [await emptyPostgres(), await emptyPostgres()];
    try {
      // As a restore leaves it that was killed before it copied the rows.
      const begun = await openDatabase({ url: restored.url });
      await begun.migrate();
      await begun.close();
      await restoreTo('restored', { DATABASE_URL: restored.url });
      await expectSame('restored', restored.url);
      await done('move-database', [], { DATABASE_URL: moved.url });
      const database = await openDatabase({ url: moved.url });
      const { rows } = await database.execute(
        `select nextval(pg_get_serial_sequence('users', 'user_id')) > max(user_id) as goes_on from users`,
      );
      expect(rows).toEqual([{ goes_on: true }]);
      await database.close();
      expect((await run('list-admins', [])).said).toContain('was moved to a PostgreSQL');
      expect(await done('list-admins', [], { DATABASE_URL: moved.url })).toContain('admin@kancil.test');
      // What PostgreSQL saves itself comes back as well, into nothing but an empty one.
      const own = path.join(folder, 'own');
      await done('backup', ['--to', own], { DATABASE_URL: moved.url });
      const full = { DATA_DIR: path.join(folder, 'again'), DATABASE_URL: restored.url };
      expect((await run('restore', ['--from', own], full)).said).toContain('is not empty');
      const empty = await emptyPostgres();
      await done('restore', ['--from', own], { ...full, DATABASE_URL: empty.url });
      await empty.drop();
    } finally {
      await moved.drop();
      await restored.drop();
    }
  },
);

/** Kills a command when a file or folder of this name is there. */
const killedWhen = async (child: ChildProcess, root: string, name: RegExp) => {
  const closed = once(child, 'close');
  const isThere = () =>
    fs.existsSync(root) && fs.readdirSync(root, { recursive: true }).some((one) => name.test(String(one)));
  while (child.exitCode === null && !isThere()) await wait(1);
  expect(child.exitCode, `${name} was never there`).toBeNull();
  child.kill('SIGKILL');
  await closed;
};

test.runIf(isFull)(
  'a backup or restore that is killed anywhere leaves the last good one, and ends well when it is repeated',
  async () => {
    await backUp();
    const good = (await found()).name;
    for (const name of [/part\/database\.dump$/, /files\/part\/[\da-f-]{36}$/, /files\/[\da-f]{2}\/.+/]) {
      fs.rmSync(path.join(backups, 'files'), { recursive: true, force: true });
      await killedWhen(start('backup', ['--to', backups]), backups, name);
      expect((await found()).name).toBe(good);
    }
    await backUp();
    for (const name of [/incoming\/.+/, /kept\/.+/, /pgdata\.new/]) {
      const root = path.join(folder, 'restored');
      const args = ['--from', backups];
      await killedWhen(start('restore', args, { DATA_DIR: root }), root, name);
    }
    await restoreTo('restored');
    await expectSame('restored');
  },
);

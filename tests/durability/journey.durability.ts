import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type Family, live, losses, newFamily } from './family-life.ts';
import { seeded } from './seeded.ts';

const root = path.join(import.meta.dirname, '../..');
const volatileDisk = new URL('volatile-disk.mjs', import.meta.url).href;

// DURABILITY_SEED repeats a run: the same moments, though not the same instructions under way.
const seed = Number(process.env['DURABILITY_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
const random = seeded(seed);
console.log(`DURABILITY_SEED=${seed}`);

let place: string;
let families: Family[];
const living = new Set<ChildProcess>();

beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-journey-'));
  families = [];
});
afterEach(async () => {
  await Promise.all([...living].map(kill));
  fs.rmSync(place, { recursive: true, force: true });
});

const dataDir = () => path.join(place, 'data');
const shadowDir = () => path.join(place, 'shadow');

interface Server {
  process: ChildProcess;
  url: string;
}

/** The product as it is started by `npm start`, in its own data folder; on a `volatile` disk a power cut can follow. */
const start = async (disk: 'real' | 'volatile'): Promise<Server> => {
  const port = await freePort();
  const args = [...(disk === 'volatile' ? ['--import', volatileDisk] : []), 'src/server/main.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir(),
      SHADOW_DIR: shadowDir(),
      DISK_RESERVE_MB: '1',
      LOG_LEVEL: 'silent',
      RATE_REGISTRATION: '100000',
      RATE_SIGN_IN: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('is ready at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`the server ended before it was ready\n${said}`)));
  });
  return { process: child, url: `http://127.0.0.1:${port}` };
};

const kill = async (child: ChildProcess) => {
  living.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
};

const cutThePower = () => {
  fs.rmSync(dataDir(), { recursive: true });
  fs.renameSync(shadowDir(), dataDir());
};

/** Three families at a time begin their life with the school, until the server is killed in the middle of it. */
const killAmidLife = async (server: Server) => {
  const life = { killed: false };
  const streams = [1, 2, 3].map(async (stream) => {
    while (!life.killed) {
      const family = newFamily(`family-${families.length}-${stream}@example.test`);
      families.push(family);
      // A call that fails because the server was killed ends this life; any other failure is a finding.
      await live(server.url, family).catch((error: unknown) => {
        if (!life.killed) throw error;
      });
    }
  });
  await Promise.race([wait(100 + random() * 1500), Promise.all(streams)]);
  life.killed = true;
  await kill(server.process);
  await Promise.all(streams);
};

const expectNothingLost = async (server: Server, of: readonly Family[]) => {
  const lost: string[] = [];
  for (const family of of) lost.push(...(await losses(server.url, family)));
  expect(lost).toEqual([]);
};

const acknowledged = () => ({
  accounts: families.filter((family) => family.registered).length,
  children: families.flatMap((family) => family.children).length,
});

const kills = async (disk: 'real' | 'volatile') => {
  let server = await start(disk);
  let checked = 0;
  for (let round = 0; round < 10; round += 1) {
    await killAmidLife(server);
    if (disk === 'volatile') cutThePower();
    server = await start(disk);
    await expectNothingLost(server, families.slice(checked));
    checked = families.length;
  }
  await expectNothingLost(server, families);
  expect(acknowledged().accounts).toBeGreaterThan(20);
  expect(acknowledged().children).toBeGreaterThan(10);
  console.log(`${disk} disk: ${JSON.stringify(acknowledged())} acknowledged over ten kills`);
};

test('ten kills in the middle of families signing up lose nothing that was acknowledged', () =>
  kills('real'));

test('ten power cuts in the middle of families signing up lose nothing that was acknowledged', () =>
  kills('volatile'));

test('a second server on the same data folder is refused while the first one lives', async () => {
  await start('real');
  await expect(start('real')).rejects.toThrow(/in use by another process/);
});

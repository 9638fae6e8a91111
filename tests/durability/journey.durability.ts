import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Family, live, losses, newFamily } from './family-life.ts';
import { seeded } from './seeded.ts';
import {
  type Place,
  type Server,
  cutThePower,
  killServer,
  killServers,
  startServer,
} from './server-process.ts';

// DURABILITY_SEED repeats a run: the same moments, though not the same instructions under way.
const seed = Number(process.env['DURABILITY_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
const random = seeded(seed);
console.log(`DURABILITY_SEED=${seed}`);

let folder: string;
let place: Place;
let families: Family[];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-journey-'));
  place = { dataDir: path.join(folder, 'data'), shadowDir: path.join(folder, 'shadow') };
  families = [];
});
afterEach(async () => {
  await killServers();
  fs.rmSync(folder, { recursive: true, force: true });
});

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
  await killServer(server);
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
  let server = await startServer(place, disk);
  let checked = 0;
  for (let round = 0; round < 10; round += 1) {
    await killAmidLife(server);
    if (disk === 'volatile') cutThePower(place);
    server = await startServer(place, disk);
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
  await startServer(place);
  await expect(startServer(place)).rejects.toThrow(/in use by another process/);
});

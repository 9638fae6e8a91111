import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownDemoSchool } from '../support/demo-school.ts';
import { type Family, live, findLostData, newFamily } from './family-life.ts';
import { interruptionCount } from './interruption-count.ts';
import { between, newSeed, seeded } from './seeded.ts';
import {
  type Place,
  type Server,
  cutThePower,
  killServer,
  killServers,
  startServer,
} from './server-process.ts';

const random = seeded(newSeed());

let folder: string;
let place: Place;
let families: Family[];

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-journey-'));
  place = { dataDir: path.join(folder, 'data'), shadowDir: path.join(folder, 'shadow') };
  families = [];
  await ownDemoSchool(place.dataDir);
});
afterEach(async () => {
  await killServers();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Of so many acknowledgements to three families, one family received all seven of its first days. */
const WHOLE_LIFE = 20;

/** Three families at a time begin their life with the school, until the server is killed in the middle of it. */
const killAmidLife = async (server: Server, acknowledgements: number) => {
  const life = { killed: false };
  let heard = 0;
  let enough = () => {};
  const midst = new Promise<void>((resolve) => (enough = resolve));
  const streams = [1, 2, 3].map(async (stream) => {
    while (!life.killed) {
      const family = newFamily(`family-${families.length}-${stream}@example.test`);
      families.push(family);
      // A call that fails because the server was killed ends this life; any other failure is a finding.
      await live(server.url, family, () => {
        heard += 1;
        if (heard >= acknowledgements) enough();
      }).catch((error: unknown) => {
        if (!life.killed) throw error;
      });
    }
  });
  await Promise.race([midst, Promise.all(streams)]);
  await wait(random() * 100);
  life.killed = true;
  await killServer(server);
  await Promise.all(streams);
};

const expectNothingLost = async (server: Server, of: readonly Family[]) => {
  const lost: string[] = [];
  for (const family of of) lost.push(...(await findLostData(server.url, family)));
  expect(lost).toEqual([]);
};

const acknowledged = () => ({
  accounts: families.filter((family) => family.registered).length,
  children: families.flatMap((family) => family.children).length,
});

const kills = async (disk: 'real' | 'volatile') => {
  let server = await startServer(place, disk);
  let checked = 0;
  const count = interruptionCount({ part: 3, full: 10 });
  for (let round = 0; round < count; round += 1) {
    await killAmidLife(server, round === 0 ? WHOLE_LIFE : between(random, 3, WHOLE_LIFE));
    if (disk === 'volatile') cutThePower(place);
    server = await startServer(place, disk);
    await expectNothingLost(server, families.slice(checked));
    checked = families.length;
  }
  await expectNothingLost(server, families);
  expect(acknowledged().accounts).toBeGreaterThanOrEqual(count);
  expect(acknowledged().children).toBeGreaterThanOrEqual(2);
  console.log(`${disk} disk: ${JSON.stringify(acknowledged())} acknowledged over ${count} times`);
};

test('kills in the middle of families signing up lose nothing that was acknowledged', () => kills('real'));

test('power cuts in the middle of families signing up lose nothing that was acknowledged', () =>
  kills('volatile'));

test('a second server on the same data folder is refused while the first one lives', async () => {
  await startServer(place);
  await expect(startServer(place)).rejects.toThrow(/in use by another process/);
});

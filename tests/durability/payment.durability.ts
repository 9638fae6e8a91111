import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/platform/db/open.ts';
import { ownDemoSchool } from '../support/demo-school.ts';
import { emptyPostgres } from '../support/empty-postgres.ts';
import { chargesWithoutPayment, whatWasBought } from './purchase-records.ts';
import {
  type Buyer,
  type Choice,
  type BuyerProfile,
  buy,
  drawBuyerProfile,
  newBuyer,
  plainBuyerProfile,
  findFirstOffer,
} from '../support/buyer.ts';
import { json, expectStatus } from '../support/family-calls.ts';
import { interruptionCount } from './interruption-count.ts';
import { newSeed, seeded } from './seeded.ts';
import {
  type Place,
  type Server,
  cutThePower,
  killServer,
  killServers,
  startServer,
} from './server-process.ts';

/** Families that are on their way at the same moment, and how many of them at most were interrupted before. */
const TOGETHER = 3;
const AGAIN = 1;

const seed = newSeed();

/** One school with its families; each test has its own, because they run beside one another. */
interface School {
  place: Place;
  random: () => number;
  buyers: Buyer[];
  /** what the families were doing when their server was killed */
  interrupted: string[];
}

const folders: string[] = [];
afterAll(async () => {
  await killServers();
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

const newSchool = (number: number, databaseUrl?: string): School => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-payment-'));
  folders.push(folder);
  return {
    place: {
      dataDir: path.join(folder, 'data'),
      shadowDir: path.join(folder, 'shadow'),
      ...(databaseUrl && { databaseUrl }),
    },
    random: seeded(seed + number),
    buyers: [],
    interrupted: [],
  };
};

const register = async ({ buyers }: School, { url }: Server, profiles: readonly BuyerProfile[]) => {
  const made = profiles.map((profile, n) =>
    newBuyer(url, `family-${buyers.length + n}@example.test`, profile),
  );
  buyers.push(...(await Promise.all(made)));
};

const unfinished = ({ buyers }: School) => buyers.filter(({ state }) => state !== 'done');

/** How long the families take together from the first press until all are enrolled, in milliseconds. */
const undisturbed = async (school: School, server: Server, choice: Choice): Promise<number> => {
  await register(school, server, Array<BuyerProfile>(TOGETHER).fill(plainBuyerProfile));
  const start = performance.now();
  await Promise.all(school.buyers.map((buyer) => buy(server.url, buyer, choice)));
  return performance.now() - start;
};

/** New families press Pay, and some who were interrupted before; somewhere on the way the server is killed. */
const killAmidPurchases = async (
  school: School,
  server: Server,
  choice: Choice,
  aim: Aim,
  usualMs: number,
) => {
  const { random } = school;
  const again = unfinished(school).slice(0, AGAIN);
  const before = school.buyers.length;
  const profiles = Array.from({ length: TOGETHER - again.length }, () => drawBuyerProfile(random));
  await register(school, server, profiles);
  const under = [...again, ...school.buyers.slice(before)];
  const moment = momentAmid(under, aim, (random() * usualMs) / 2);
  const life = { killed: false };
  const purchases = under.map(async (buyer) => {
    // A call that fails because the server was killed is tried again by and by; any other failure is a finding.
    await buy(server.url, buyer, choice).catch((error: unknown) => {
      if (!life.killed || !(error instanceof TypeError)) throw error;
    });
  });
  const all = Promise.all(purchases);
  await Promise.race([moment, all]);
  life.killed = true;
  const states = under.map(({ state }) => state);
  await killServer(server);
  await all;
  school.interrupted.push(...states.filter((state) => state !== 'nothing yet' && state !== 'done'));
};

type Aim = 'charging' | 'paying';

/** So many milliseconds after the first of them has begun to charge, or to pay. */
const momentAmid = (buyers: readonly Buyer[], aim: Aim, after: number) => {
  const begun = new Promise<void>((resolve) => {
    for (const buyer of buyers)
      buyer.watch = (state) => {
        if (state === aim) resolve();
      };
  });
  return begun.then(() => wait(after));
};

/** Everybody comes back until it is done; those who have gone are seen to by the school itself, within a week. */
const letItSettle = async (school: School, { url }: Server, choice: Choice) => {
  await Promise.all(unfinished(school).map((buyer) => buy(url, buyer, choice)));
  // In steps, each of which is answered before the server would hang up.
  for (const advance of ['PT1H', 'PT1H', 'PT2H', 'PT4H', 'P1D', 'P6D'])
    await expectStatus(await fetch(`${url}/sandbox/clock`, json({ advance })), 200);
};

const expectOnePurchaseEach = async ({ place: { databaseUrl, dataDir }, buyers }: School) => {
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl } : { directory: path.join(dataDir, 'database') },
  );
  try {
    expect(await chargesWithoutPayment(database), 'charges that the school does not know').toBe(0);
    for (const buyer of buyers) {
      const { paidAtGateway, toRefund, staffMessages, ...bought } = await whatWasBought(database, buyer);
      expect(bought, `${buyer.email}, ${JSON.stringify(buyer.profile)}`).toEqual({
        enrolments: 1,
        paidEnrolments: 1,
        bills: 6,
        paidBills: '1 by its payment',
        parcels: 1,
        counted: 1,
        open: 0,
        unknownToSchool: 0,
        messages: 1,
        lostCodes: [],
        lostMoney: [],
      });
      const twice = paidAtGateway - 1;
      expect({ toRefund, staffMessages }, buyer.email).toEqual({ toRefund: twice, staffMessages: twice });
    }
  } finally {
    await database.close();
  }
};

/** Kills, then power cuts, by turns while families charge and pay; afterwards all is as if nothing had happened. */
const interrupt = async (school: School, { kills, powerCuts = 0 }: { kills: number; powerCuts?: number }) => {
  const disks = Array.from({ length: kills + powerCuts }, (_, n) => (n < kills ? 'real' : 'volatile'));
  let server = await startServer(school.place, disks[0]);
  const choice = await findFirstOffer(server.url);
  const usualMs = await undisturbed(school, server, choice);
  for (const [round, disk] of disks.entries()) {
    await killAmidPurchases(school, server, choice, round % 2 === 0 ? 'charging' : 'paying', usualMs);
    if (disk === 'volatile') cutThePower(school.place);
    server = await startServer(school.place, disks[round + 1]);
  }
  await letItSettle(school, server, choice);
  await killServer(server);
  await expectOnePurchaseEach(school);
  const { length } = school.buyers;
  console.log(`${length} families, ${disks.length} times amid ${JSON.stringify(tally(school.interrupted))}`);
  expect(school.interrupted.length, 'families between charge and enrolment').toBeGreaterThan(
    disks.length / 2,
  );
};

const tally = (words: readonly string[]) =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));

const ONCE = 'exactly one enrolment, one set of bills, one order';

test.concurrent(`kills and power cuts between charge and enrolment on the embedded database: ${ONCE}`, async () => {
  const school = newSchool(1);
  await ownDemoSchool(school.place.dataDir);
  await interrupt(school, {
    kills: interruptionCount({ part: 2, full: 20 }),
    powerCuts: interruptionCount({ part: 1, full: 5 }),
  });
});

test.concurrent(`kills between charge and enrolment on PostgreSQL: ${ONCE}`, async () => {
  const { url, drop } = await emptyPostgres();
  try {
    await interrupt(newSchool(2, url), { kills: interruptionCount({ part: 2, full: 20 }) });
  } finally {
    await drop();
  }
});

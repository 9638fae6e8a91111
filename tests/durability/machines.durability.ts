import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoAdmin, demoFamilies } from '../../src/demo/people.ts';
import { defaultBrand } from '../../src/i18n/brand.ts';
import { openDatabase } from '../../src/server/platform/db/open.ts';
import type { OpenDatabase } from '../../src/server/platform/db/database.ts';
import { emptyPostgres } from '../support/empty-postgres.ts';
import { closeConnection, cookieOf, expectStatus, json, mailsTo, signIn } from '../support/family-calls.ts';
import { registration } from '../support/registration.ts';
import { interruptionCount } from './interruption-count.ts';
import { type Machines, startMachines } from './machines.ts';
import { killServer, killServers } from './server-process.ts';
import { weatherStorm } from './storm.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-machines-'));
const dataDir = path.join(folder, 'data');
let machines: Machines;
let database: OpenDatabase;
let drop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await emptyPostgres();
  drop = postgres.drop;
  machines = await startMachines({
    dataDir,
    shadowDir: path.join(folder, 'shadow'),
    databaseUrl: postgres.url,
  });
  database = await openDatabase({ url: postgres.url });
}, 300_000);
afterAll(async () => {
  await killServers();
  await machines.stopProxy();
  await database.close();
  await drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const urls = () => machines.webs.map(({ url }) => url) as [string, string];
const get = (url: string, cookie = '') => fetch(url, { headers: { ...closeConnection, cookie } });
const signedIn = async (url: string, email: string, type = 2) =>
  cookieOf(await expectStatus(await signIn(url, email, DEMO_PASSWORD, type), 200));

test('a session that one server begins is valid at the other, and ended there as well', async () => {
  const [one, other] = urls();
  const cookie = await signedIn(one, demoFamilies[0]?.email ?? '');
  for (const url of [other, one])
    await expectStatus(await get(`${url}/api/v1/messages/settings`, cookie), 200);
  await expectStatus(await fetch(`${other}/api/v1/users/logout`, json({}, cookie)), 200);
  expect((await get(`${other}/api/v1/messages/settings`, cookie)).status).toBe(401);
  await expect.poll(async () => (await get(`${one}/api/v1/messages/settings`, cookie)).status).toBe(401);
});

test('wrong passwords count together, whichever server takes them', async () => {
  const [one, other] = urls();
  const answers = [];
  for (const url of [one, other, one, other, one, other])
    answers.push((await signIn(url, 'guessed@example.test', 'wrong-password')).status);
  expect(answers).toEqual([401, 401, 401, 401, 429, 429]);
});

test('what staff change by one server is on the kept page of the other', async () => {
  const [one, other] = urls();
  const home = async (url: string) => (await get(url)).text();
  for (const url of [one, other]) expect(await home(url)).not.toContain('Rusa opens its doors.');
  const staff = await signedIn(one, demoAdmin.email, 1);
  const banner = { ...defaultBrand, banner: 'Rusa opens its doors.', banner_indo: 'Rusa opens its doors.' };
  await expectStatus(await fetch(`${one}/api/v1/settings/brand`, json(banner, staff)), 200);
  expect(await home(one)).toContain('Rusa opens its doors.');
  await expect.poll(() => home(other)).toContain('Rusa opens its doors.');
});

test('the parts of an upload may come to either server by turns', async () => {
  const staff = await signedIn(machines.url, demoAdmin.email, 1);
  const head = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1');
  const video = Buffer.concat([
    head,
    Buffer.from(Array.from({ length: 400_000 }, (_, at) => (at * at) % 251)),
  ]);
  const announced = json({ name: 'lesson.mp4', size: video.length }, staff);
  const begun = await expectStatus(await fetch(`${machines.url}/api/v1/uploads`, announced), 201);
  const { upload } = (await begun.json()) as { upload: { upload_id: string } };
  const headers = { ...closeConnection, 'content-type': 'application/octet-stream', cookie: staff };
  for (let at = 0; at < video.length; at += 50_000) {
    const url = `${urls()[(at / 50_000) % 2]}/api/v1/uploads/${upload.upload_id}/part?offset=${at}`;
    const body = video.subarray(at, at + 50_000);
    await expectStatus(await fetch(url, { method: 'POST', headers, body }), 200);
  }
  const unfinished = path.join(dataDir, 'files/unfinished');
  const stored = fs
    .readdirSync(unfinished, { recursive: true, encoding: 'utf8' })
    .find((name) => name.endsWith(`${upload.upload_id}.part`));
  expect(fs.readFileSync(path.join(unfinished, stored ?? '')).equals(video)).toBe(true);
});

const jobsAt = async (url: string) => ((await (await get(`${url}/readyz`)).json()) as { jobs: string }).jobs;

test('without a worker visitors are served, letters wait and readiness says so; each goes once when one is back', async () => {
  const [one, other] = urls();
  expect(await jobsAt(one)).toBe('worker');
  expect((await get(machines.worker.url)).status).toBe(404);
  await killServer(machines.worker);
  await expect.poll(() => jobsAt(other)).toBe('no worker');
  const emails = [0, 1, 2, 3].map((n) => `waits-${n}@example.test`);
  for (const email of emails)
    await expectStatus(await fetch(`${machines.url}/api/v1/users/register`, json(registration(email))), 201);
  for (const email of emails) expect(await mailsTo(one, email)).toEqual([]);
  await machines.startAgain('worker');
  for (const email of emails) await expect.poll(async () => (await mailsTo(other, email)).length).toBe(1);
});

/** Signs families up one after the other. @returns those that were told that they are */
const signUp = async (name: string, goesOn: () => boolean): Promise<string[]> => {
  const acknowledged: string[] = [];
  for (let n = 0; goesOn(); n += 1) {
    const email = `${name}-${n}@example.test`;
    const answer = await fetch(`${machines.url}/api/v1/users/register`, json(registration(email)));
    // What was under way in the server that was killed is answered by the proxy.
    expect([201, 502]).toContain(answer.status);
    if (answer.status === 201) acknowledged.push(email);
  }
  return acknowledged;
};

test.skipIf(interruptionCount({ part: 0, full: 1 }) === 0)(
  'nobody who was told to be registered is lost, and each gets the letter, whichever process is killed meanwhile',
  async () => {
    for (const which of [0, 1, 'worker'] as const) {
      let goesOn = true;
      const families = [0, 1, 2, 3].map((n) => signUp(`killed-${which}-${n}`, () => goesOn));
      const seen = 'users where email like $1';
      await expect.poll(() => countOf(seen, [`killed-${which}-%`])).toBeGreaterThan(10);
      await killServer(which === 'worker' ? machines.worker : machines.webs[which]);
      const before = await countOf(seen, [`killed-${which}-%`]);
      await expect.poll(() => countOf(seen, [`killed-${which}-%`])).toBeGreaterThan(before + 10);
      await machines.startAgain(which);
      goesOn = false;
      const acknowledged = (await Promise.all(families)).flat();
      for (const email of acknowledged) {
        expect(await countOf('users where email = $1', [email]), email).toBe(1);
        // A letter that a killed worker had taken comes after its lease, as every letter does after a crash.
        const held = 'letters where recipient = $1 and (sent_at is not null or next_try_at is not null)';
        expect(await countOf(held, [email]), email).toBe(1);
      }
    }
  },
);

const countOf = async (sql: string, values: readonly unknown[]) =>
  Number((await database.execute(`select count(*) as count from ${sql}`, [...values])).rows[0]?.['count']);

test('200 notifications of 50 payments in any order with forgeries, one server killed: each counts once', () =>
  weatherStorm(machines.webs, database, killServers));

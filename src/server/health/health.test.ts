import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { PASSWORD, startSchool } from '../../../tests/support/school.ts';
import type { SchoolHealth } from '../../contract/health.ts';
import { doctorReport } from '../commands/doctor-report.ts';
import { midtransGateway } from '../providers/payment-gateway/midtrans.ts';
import { STUB_KEY, openMidtransStub } from '../providers/payment-gateway/midtrans-stub.test-support.ts';
import { allChecks, examine } from './examine.ts';
const stub = await openMidtransStub({ realHttpCodes: true });
// Nobody listens there.
const school = await startSchool({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Kancil <halo@kancil.test>' });
const owner = await school.admin();
beforeEach(async () => {
  school.wallClock.advance('P1D');
  for (const table of ['health_matters', 'notifications', 'letters'])
    await school.rows(`delete from ${table}`);
});
afterAll(async () => {
  await school.close();
  await stub.close();
});

/** The wall clock is moved beyond what a session lasts. */
const signIn = () =>
  owner.call('POST', '/users/login', { body: { email: owner.email, password: PASSWORD, type: 1 } });
const shown = async () => {
  await signIn();
  const { status, body } = await owner.call('GET', '/office/health');
  expect(status, body.message).toBe(200);
  return body['health'] as SchoolHealth;
};
const findingOf = async (check: string) => (await shown()).findings.find((one) => one.check === check);
const run = async (job: string) => {
  await school.parts.jobs.kick(job);
  await school.parts.jobs.idle();
};
/** As if every job had just gone well; what failed before stays counted. */
const allRan = () =>
  school.rows(
    `insert into job_runs (job, last_success, failures) select job, $1, 0 from unnest($2::text[]) job
     on conflict (job) do update set last_success = excluded.last_success`,
    [school.wallClock.now(), school.parts.health.jobs().map(({ name }) => name)],
  );
const told = async () =>
  (
    await school.rows(
      `select title from notifications where kind = 'staff_health' and user_id = $1 order by notif_id`,
      [owner.userId],
    )
  ).map(({ title }) => title);
const mails = async () =>
  (
    await school.rows(
      `select recipient, data->'notices'->0->>'title' as title from letters where kind = 'notices'`,
    )
  ).map(({ recipient, title }) => [recipient, title]);

test('a mail server that nobody reaches stands first, and is not knocked at again within half a minute', async () => {
  const knocks = vi.spyOn(school.parts.mail, 'problem');
  const { findings } = await shown();
  expect(findings.find(({ check }) => check === 'mail')).toEqual({
    check: 'mail',
    state: 'failed',
    found: 'mail_refused',
    facts: { reason: 'mail not taken: ESOCKET CONN' },
  });
  const states = findings.map(({ state }) => state);
  expect(states).toEqual([...states].toSorted((a, b) => rank[a] - rank[b]));
  school.wallClock.advance('PT29S');
  await shown();
  expect(knocks).toHaveBeenCalledTimes(1);
  school.wallClock.advance('PT1S');
  await shown();
  expect(knocks).toHaveBeenCalledTimes(2);
});
const rank = { failed: 0, warning: 1, ok: 2 };

test('a gateway that does not take the key, one that is not there, and one that notifies nobody are told apart', async () => {
  const payments = async (serverKey: string, baseUrl = stub.url) => {
    const gateway = midtransGateway({ serverKey, cardScript: null, baseUrl, retryWaits: [] });
    const checks = allChecks({ ...school.parts.health, payments: gateway });
    return (await examine(checks.filter(({ name }) => name === 'payments')))[0]?.found;
  };
  expect(await payments('SB-Mid-server-of-yesterday')).toBe('payments_key');
  expect(await payments(STUB_KEY, 'http://127.0.0.1:1')).toBe('payments_down');
  expect(await payments(STUB_KEY)).toBe('payments_right');
});

test('a check that breaks or hangs says so, and the others are answered', async () => {
  const found = await examine([
    { name: 'mail', run: () => Promise.reject(Object.assign(new Error('secret'), { code: 'EPROTO' })) },
    { name: 'disk', run: async () => ({ found: 'disk_roomy', facts: { bytes: 1 } }) },
  ]);
  expect(found).toEqual([
    { check: 'mail', found: 'check_broken', facts: { reason: 'EPROTO' } },
    { check: 'disk', found: 'disk_roomy', facts: { bytes: 1 } },
  ]);
});

test('a file that is missing is found by the look of the day, and again within the hour once it is there', async () => {
  await school.rows(`insert into placement_media (media_name, kind, file_key, made_at, used)
    values ('one', 'picture', 'placement/gone.webp', now(), true)`);
  await run('watch-health');
  expect(await findingOf('files')).toMatchObject({ found: 'files_missing', facts: { count: 1, of: 1 } });
  await school.rows('delete from placement_media');
  school.wallClock.advance('PT1H');
  await run('watch-health');
  expect(await findingOf('files')).toMatchObject({ found: 'files_there', facts: { count: 0 } });
  expect((await shown()).sizes.map(({ kind }) => kind)).toEqual(['database']);
});

test('a job that fails three times in a row is told to owners once a day, and that it runs again once (R300, R304)', async () => {
  await school.rows('alter table webhook_deliveries rename to webhook_deliveries_away');
  await run('deliver-events');
  await run('deliver-events');
  await allRan();
  expect(await findingOf('jobs')).toMatchObject({ state: 'ok' });
  await run('deliver-events');
  school.wallClock.advance('PT1M');
  expect(await findingOf('jobs')).toMatchObject({
    state: 'failed',
    facts: { count: 1, reason: 'deliver-events' },
  });
  await run('watch-health');
  await run('watch-health');
  const title = 'The server needs attention: scheduled jobs';
  expect((await told()).filter((one) => one === title)).toHaveLength(1);
  expect((await mails()).filter(([, one]) => one === title)).toEqual([[owner.email, title]]);
  await signIn();
  const { body } = await owner.call('GET', '/office/today');
  expect(body['cards']).toContainEqual({
    kind: 'server_troubles',
    count: expect.any(Number),
    link: '/admin/health',
  });
  school.wallClock.advance('P1D');
  await run('watch-health');
  expect((await told()).filter((one) => one === title)).toHaveLength(2);

  await school.rows('alter table webhook_deliveries_away rename to webhook_deliveries');
  await run('deliver-events');
  await allRan();
  await run('watch-health');
  expect((await told()).at(-1)).toBe('In order again: scheduled jobs');
  const [row] = await school.rows(`select failures from job_runs where job = 'deliver-events'`);
  expect(row).toEqual({ failures: 0 });
});

test('what the doctor prints has a line for each check and what mends it below, and fails', async () => {
  await rm(join(school.parts.config.dataDir, 'files'), { recursive: true, force: true });
  const { ok, says } = await doctorReport(school.parts.health);
  expect(ok).toBe(false);
  const lines = says.split('\n');
  expect(lines[lines.findIndex((line) => line.startsWith('FAILED  Mail:')) + 1]).toBe(
    '        -> Correct SMTP_URL (host, port, user, password) and restart the server.',
  );
  for (const check of ['Settings', 'Database', 'Files', 'Disk', 'Jobs', 'Backup', 'Letters', 'Webhooks'])
    expect(says, check).toMatch(check === 'Jobs' ? /Scheduled jobs: / : new RegExp(`${check}: `));
  expect(says).not.toMatch(/halo@kancil|password=/);
});

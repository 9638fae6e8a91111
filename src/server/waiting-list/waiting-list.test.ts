import { beforeEach, expect, test } from 'vitest';
import { PASSWORD, testSchool } from '../../../tests/support/school.ts';
import type { SchoolNumbers } from '../../contract/numbers.ts';

const school = await testSchool({ RATE_MAILS: '2' });
// No batch takes registrations before the one that a test opens.
await school.rows('update batches set is_active = false');
beforeEach(async () => {
  await school.rows('delete from waiting_list');
  await school.rows('delete from rate_limits');
  school.clock.set('2027-03-01T03:00:00.000Z');
});

const join = async (email: string, locale = 'EN') => {
  const { status, body } = await school.call('POST', '/waiting-list', { body: { email, locale } });
  return [status, body] as const;
};
const tokenIn = (text = '') => /waiting-list\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
const tokenOf = async (email: string) => tokenIn((await school.mailsTo(email))[0]?.text);
const confirm = (token: string) => school.call('POST', '/waiting-list/confirm', { body: { token } });
const waiting = async () => {
  const rows = await school.rows('select email from waiting_list order by email');
  return rows.map(({ email }) => email);
};
const on = async (instant: string, job: string) => {
  school.clock.set(instant);
  await school.parts.jobs.kick(job);
  await school.parts.jobs.idle();
};
const openBatch = (number: number, from: string, until: string) =>
  school.rows(
    `insert into batches (batch, start_date, start_registration, end_registration, is_active, holiday_weeks, created_at)
     values ($1, $3::date + 7, $2, $3, true, '[]', now())`,
    [number, from, until],
  );

test('an address is mailed once to confirm, and no answer tells whether it waits (R358)', async () => {
  const first = await join('Ibu@Example.test', 'ID');
  expect(first[0]).toBe(200);
  expect(await Promise.all([join('ibu@example.test'), join('ibu@example.test')])).toEqual([first, first]);
  expect(await join('nobody')).toEqual([422, expect.anything()]);
  const mails = await school.mailsTo('ibu@example.test');
  expect(mails.map(({ subject }) => subject)).toEqual(['Mau dikabari saat pendaftaran dibuka?']);
  const token = tokenIn(mails[0]?.text);
  expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([200, 200]);
  const leave = () => school.call('POST', '/waiting-list/leave', { body: { token } });
  expect([(await leave()).status, (await leave()).status, (await confirm(token)).status]).toEqual([
    200, 404, 404,
  ]);
  expect(await waiting()).toEqual([]);
});

test('an address that leaves and is put down again gets no more mails in an hour than the limit says (R358)', async () => {
  for (const _ of [1, 2, 3]) {
    expect((await join('often@example.test'))[0]).toBe(200);
    await school.rows('delete from waiting_list');
  }
  expect(await school.mailsTo('often@example.test')).toHaveLength(2);
});

test('who has confirmed is mailed at 09.00 of the opening, once, and is off the list with it (R359)', async () => {
  for (const email of ['one@example.test', 'two@example.test', 'silent@example.test']) await join(email);
  for (const email of ['one@example.test', 'two@example.test']) await confirm(await tokenOf(email));
  const owner = await school.admin();
  const seen = (await owner.call('GET', '/office/numbers')).body['numbers'] as SchoolNumbers;
  expect(seen.waiting).toBe(2);
  await openBatch(90, '2027-03-03', '2027-03-20');
  await on('2027-03-03T01:59:59.000Z', 'tell-waiting');
  expect(await waiting()).toHaveLength(3);
  await Promise.all([
    on('2027-03-03T02:00:00.000Z', 'tell-waiting'),
    on('2027-03-03T02:00:00.000Z', 'tell-waiting'),
  ]);
  expect(await waiting()).toEqual(['silent@example.test']);
  const subjects = (await school.mailsTo('one@example.test')).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['Registration is open', 'Shall we write when a class opens?']);
  const told = (await school.mailsTo('two@example.test')).find(
    ({ subject }) => subject === 'Registration is open',
  );
  expect(told?.text).toContain('Batch 90 until 20 March 2027. Lessons start on 27 March 2027.');
  expect(await school.mailsTo('silent@example.test')).toHaveLength(1);
  // Who confirms while it is open hears of it on the next morning.
  await confirm(await tokenOf('silent@example.test'));
  await on('2027-03-04T02:00:00.000Z', 'tell-waiting');
  expect(await school.mailsTo('silent@example.test')).toHaveLength(2);
  await school.rows('update batches set is_active = false');
});

test('an address goes after 7 days when nobody confirmed it, and else after a year (R359)', async () => {
  await join('silent@example.test');
  await join('patient@example.test');
  await confirm(await tokenOf('patient@example.test'));
  await on('2027-03-08T02:59:00.000Z', 'housekeeping');
  expect(await waiting()).toHaveLength(2);
  await on('2027-03-08T03:01:00.000Z', 'housekeeping');
  expect(await waiting()).toEqual(['patient@example.test']);
  await on('2028-03-01T03:01:00.000Z', 'housekeeping');
  expect(await waiting()).toEqual([]);
});

test('a closed account waits for nothing (R359)', async () => {
  const parent = await school.parent();
  await join(parent.email);
  const { status } = await parent.call('POST', '/users/close', { body: { password: PASSWORD } });
  expect([status, await waiting()]).toEqual([200, []]);
});

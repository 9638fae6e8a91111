import { expect, test } from 'vitest';
import { type TestSchool, type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { Opening } from '../../contract/opening.ts';
import type { TodayCard } from '../../contract/today.ts';
import { defaultBrand } from '../../i18n/brand.ts';
import { noteBackup } from '../backups/last-backup.ts';
import { addBatch } from '../enrolment/enrolled.test-support.ts';
import { buyCourse } from '../payments/paying.test-support.ts';

const school = await testSchool();
let owner: Awaited<ReturnType<TestSchool['admin']>> = await school.admin();

const shown = async () => (await owner.call('GET', '/office/opening')).body['opening'] as Opening;
const done = async () => (await shown()).steps.flatMap((row) => (row.done ? [row.step] : []));
const left = async (who: Visitor = owner) =>
  ((await who.call('GET', '/office/today')).body['cards'] as TodayCard[]).find(
    ({ kind }) => kind === 'opening_steps',
  )?.count;
const say = async (step: string, isDone: boolean) =>
  (await owner.call('POST', '/office/opening-done', { body: { step, done: isDone } })).status;

test('a new school has everything left to do, and each thing is ticked by what the school then holds (R297)', async () => {
  expect(await shown()).toEqual({
    steps: [
      'second_factor',
      'brand',
      'test_mail',
      'prices',
      'batch',
      'courses',
      'notification',
      'payment',
      'backup',
    ].map((step) => ({ step, done: false, said: false })),
    put_away: false,
  });
  expect(await left()).toBe(9);
  expect(await left(await school.admin('clerk'))).toBeUndefined();

  await school.rows(
    `insert into second_factors (user_id, secret, enabled_at) values ($1, 'JBSWY3DPEHPK3PXP', now())`,
    [owner.userId],
  );
  await owner.call('POST', '/settings/brand', { body: defaultBrand });
  await addBatch(school, 1, '2026-08-03');
  expect(await done()).toEqual(['second_factor', 'brand', 'batch']);

  const lessons = (weeks: string) =>
    school.rows(
      `insert into course_masters (grade, unit, week, type, title, title_indo, description, description_indo, video_key, created_at)
       select grade, 1, week, 2, 'A', 'A', '', '', 'there.mp4', now()
       from generate_series(2, 6) as grade, unnest($1::int[]) as week`,
      [weeks],
    );
  await lessons('{1,2,4}');
  expect(await done()).not.toContain('courses');
  await lessons('{3}');
  expect(await done()).toContain('courses');

  await buyCourse(school, await school.parent());
  expect(await done()).toEqual(['second_factor', 'brand', 'batch', 'courses', 'notification', 'payment']);
  expect(await left()).toBe(3);
  await noteBackup(school.parts.database, {
    madeAt: school.parts.wallClock.now(),
    place: '/mnt/backups',
    bytes: 1,
    seconds: 1,
  });
  expect(await left()).toBe(2);
});

test('money that was brought by hand is no payment by the gateway, and an owner who left no owner (R297)', async () => {
  await school.rows(`update payments set payment_type = 'cash'`);
  await school.rows('update users set closed_at = now() where user_id = $1', [owner.userId]);
  owner = await school.admin();
  expect(await done()).toEqual(['brand', 'batch', 'courses', 'notification', 'backup']);
});

test('what no table shows an owner says and takes back, and the log has it (R297)', async () => {
  expect(await say('prices', true)).toBe(200);
  // Said twice it is said once.
  expect(await say('prices', true)).toBe(200);
  expect((await shown()).steps).toContainEqual({ step: 'prices', done: true, said: true });
  expect(await say('prices', false)).toBe(200);
  expect(await done()).not.toContain('prices');
  expect(await say('payment', true)).toBe(422);
  const { body } = await owner.call('GET', '/log?kind=opening');
  expect(body['entries']).toMatchObject([
    { before: { prices: true }, after: { prices: false } },
    { before: { prices: false }, after: { prices: true } },
  ]);
});

test('a list that an owner has put away reminds nobody, whatever is left of it, until it is taken out again (R298)', async () => {
  const before = await left();
  expect(before).toBeGreaterThan(0);
  await say('put_away', true);
  expect([await left(), (await shown()).put_away]).toEqual([undefined, true]);
  await say('put_away', false);
  expect(await left()).toBe(before);
});

test('a test mail goes to whoever asks for it and leads back to the list, five times an hour', async () => {
  const send = () => owner.call('POST', '/office/test-mail');
  expect((await send()).body).toMatchObject({ sent_to: owner.email });
  const [mail] = await school.mailsTo(owner.email);
  expect(mail?.subject).toBe('A test email from your school');
  expect(mail?.text).toContain('/admin/opening');
  for (let again = 1; again < 5; again += 1) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
});

import { expect, test } from 'vitest';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { messagesSchool } from './messages.test-support.ts';

const given = messagesSchool();
const kinds = ['registration_open', 'registration_closing'];

/** Batch 2 begins on 11 January 2027 and takes registrations from 1 November to 8 January; batch 1 takes none any more. */
const nextBatch = async () => {
  await given.school.rows('update batches set is_active = false');
  // The jobs begin to tell on the day before: what comes until then is not theirs.
  given.school.clock.set('2026-10-31T00:00:00Z');
  await given.school.rows('delete from told_until');
  await given.moveTo('2026-10-31T00:00:00Z');
  return addBatch(given.school, 2, '2027-01-11', {
    startRegistration: '2026-11-01',
    endRegistration: '2027-01-08',
    createdAt: given.school.clock.now(),
  });
};

test('a family that never bought a year hears that a batch opens, and once more two days before its end', async () => {
  await nextBatch();
  const child = await addChild(given.parent, { first_name: 'Alya' });
  await given.moveTo('2027-01-09T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([
    `2026-11-01 09:00 registration_open ${child}`,
    `2027-01-06 09:00 registration_closing ${child}`,
  ]);
});

test('a family that learns here hears of each moment for the child that could join, not for the one that learns', async () => {
  await nextBatch();
  const { school, parent, batch } = given;
  const learns = await addChild(parent, { first_name: 'Alya' });
  await enrol(school, { childId: learns, familyId: parent.userId, batch, settledAt: '2026-08-10T02:00:00Z' });
  const child = await addChild(parent, { first_name: 'Bima' });
  await given.moveTo('2027-01-09T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([
    `2026-11-01 09:00 registration_open ${child}`,
    `2026-12-25 09:00 registration_closing ${child}`,
    `2027-01-06 09:00 registration_closing ${child}`,
  ]);
});

test('one notice names both children that could join, in both languages', async () => {
  await nextBatch();
  for (const name of ['Alya', 'Bima']) await addChild(given.parent, { first_name: name });
  await given.moveTo('2027-01-06T02:00:00Z');
  const notices = await given.school.rows(
    'select * from notifications where kind = any($1) order by notif_id',
    [kinds],
  );
  expect(notices).toHaveLength(2);
  expect(notices[0]).toMatchObject({
    child_id: null,
    title: 'Batch 2 is open: Alya and Bima can join',
    body: 'Its lessons begin on 11 January 2027. You can register until 8 January 2027.',
    title_indo: 'Angkatan 2 dibuka: Alya dan Bima bisa ikut',
    link: '/profile?tab=4',
  });
  expect(notices[1]).toMatchObject({
    title: 'Register Alya and Bima by 8 January 2027',
    title_indo: 'Daftarkan Alya dan Bima paling lambat 8 Januari 2027',
  });
});

test.each([
  ['a closed account', 'update users set closed_at = $2 where user_id = $1'],
  [
    'an account that was never activated',
    'update users set activated_at = null where user_id = $1 and $2::timestamptz is not null',
  ],
  [
    'a family that learns no more and has switched these mails off',
    `insert into family_mails (user_id, leave_token, off)
     values ($1, 'a' || $2::timestamptz, '["registration_open", "registration_closing"]')`,
  ],
])('%s hears of no registration', async (_, change) => {
  await nextBatch();
  await addChild(given.parent, { first_name: 'Alya' });
  await given.school.rows(change, [given.parent.userId, given.school.clock.now()]);
  await given.moveTo('2027-01-09T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([]);
});

test('staff who extend a registration, or open it again, cause no further notice', async () => {
  const batch = await nextBatch();
  const { school, parent } = given;
  const child = await addChild(parent, { first_name: 'Alya' });
  await given.moveTo('2027-01-07T00:00:00Z');
  await school.rows("update batches set end_registration = '2027-02-08' where academic_year_id = $1", [
    batch.id,
  ]);
  await given.moveTo('2027-02-09T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([
    `2026-11-01 09:00 registration_open ${child}`,
    `2027-01-06 09:00 registration_closing ${child}`,
  ]);
});

test('a batch that staff open later than planned is told of at the next 09.00', async () => {
  const batch = await nextBatch();
  const { school, parent } = given;
  const child = await addChild(parent, { first_name: 'Alya' });
  await school.rows('update batches set is_active = false where academic_year_id = $1', [batch.id]);
  await given.moveTo('2026-11-10T05:00:00Z');
  await school.rows('update batches set is_active = true where academic_year_id = $1', [batch.id]);
  await given.moveTo('2026-11-12T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([`2026-11-11 09:00 registration_open ${child}`]);
});

test('a school that begins to tell does not announce what is open already', async () => {
  await addChild(given.parent, { first_name: 'Alya' });
  await given.moveTo('2026-08-12T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([]);
});

test('a child that has joined, and a batch that staff have closed, are not told of', async () => {
  const batch = await nextBatch();
  const { school, parent } = given;
  const childId = await addChild(parent, { first_name: 'Alya' });
  await given.moveTo('2026-11-02T00:00:00Z');
  await enrol(school, { childId, familyId: parent.userId, batch, settledAt: '2026-11-02T02:00:00Z' });
  await addChild(parent, { first_name: 'Bima' });
  await school.rows('update batches set is_active = false');
  await given.moveTo('2027-01-09T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([`2026-11-01 09:00 registration_open ${childId}`]);
});

import { describe, expect, test } from 'vitest';
import { addBatch, enrol, takeBack } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { messagesSchool } from './messages.test-support.ts';

const given = messagesSchool();
const kinds = ['registration_open', 'registration_closing'];

/** Batch 2 begins on 11 January 2027 and takes registrations from 1 November to 8 January; batch 1 takes none any more. */
const nextBatch = async () => {
  await given.school.rows('update batches set is_active = false');
  // The jobs begin to tell on the day before: what comes until then is not theirs.
  await given.beginAt('2026-10-31T00:00:00Z');
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
    body: 'The lessons of this class begin on 11 January 2027. You can register until 8 January 2027. Open the child’s page and press “Buy Course”, or “Move to Next Grade” if your child already learns with us.',
    title_indo: 'Angkatan 2 dibuka: Alya dan Bima bisa ikut',
    link: '/profile?tab=4',
  });
  expect(notices[1]).toMatchObject({
    title: 'Register Alya and Bima by 8 January 2027',
    title_indo: 'Daftarkan Alya dan Bima paling lambat 8 Januari 2027',
    body: 'The last day to register for Batch 2 is 8 January 2027. That is 2 days from today, 6 January 2027. The lessons of this class begin on 11 January 2027. Open the child’s page and press “Buy Course”, or “Move to Next Grade” if your child already learns with us.',
    body_indo:
      'Hari terakhir mendaftar ke Angkatan 2: 8 Januari 2027. Dari hari ini, 6 Januari 2027, tinggal 2 hari. Pelajaran kelas ini mulai 11 Januari 2027. Buka halaman anak, lalu tekan “Beli Kursus”, atau “Naik Tingkat” kalau sudah belajar di sini.',
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

// Each goes through a year, step by step: minutes on a busy machine.
describe('a child whose year is under way when the next batch opens', { timeout: 400_000 }, () => {
  /** Its year began on 10 August 2026; unit 9 of it begins on 22 March 2027. Batch 2 takes registrations from 15 January. */
  const learning = async (changes: Partial<Parameters<typeof enrol>[1]> = {}) => {
    const { school, parent, batch } = given;
    const next = await addBatch(school, 2, '2027-08-16', {
      startRegistration: '2027-01-15',
      endRegistration: '2027-08-13',
    });
    const childId = await addChild(parent, { first_name: 'Alya' });
    const settledAt = '2026-08-10T02:00:00Z';
    const made = await enrol(school, {
      childId,
      familyId: parent.userId,
      batch,
      settledAt,
      term: 12,
      ...changes,
    });
    await given.beginAt('2027-03-21T00:00:00Z');
    return { ...made, childId, next };
  };

  test('hears of it as unit 9 begins, when it may first book, and then of its end', async () => {
    const { childId } = await learning();
    await given.moveTo('2027-03-24T00:00:00Z');
    await given.beginAt('2027-07-29T00:00:00Z');
    await given.moveTo('2027-08-16T00:00:00Z');
    expect(await given.told(...kinds)).toEqual([
      `2027-03-22 09:00 registration_open ${childId}`,
      `2027-07-30 09:00 registration_closing ${childId}`,
      `2027-08-11 09:00 registration_closing ${childId}`,
    ]);
  });

  test('hears of it on the first 09.00 after the bill that kept it from booking is paid', async () => {
    const { childId, enrolmentId, orderId } = await learning({ term: 2, paid: [1, 2, 3, 4] });
    await given.moveTo('2027-04-12T05:00:00Z');
    expect(await given.told(...kinds)).toEqual([]);
    await given.school.rows(
      `update bills set paid_at = $3, paid_by = $2 where enrolment_id = $1 and sequence = 5`,
      [enrolmentId, orderId, '2027-04-12T04:00:00Z'],
    );
    await given.moveTo('2027-04-20T00:00:00Z');
    expect(await given.told(...kinds)).toEqual([`2027-04-13 09:00 registration_open ${childId}`]);
  });

  test('hears of it once, though a bill keeps it from booking for a while', async () => {
    const { childId, enrolmentId, orderId } = await learning();
    await given.moveTo('2027-04-01T00:00:00Z');
    await takeBack(given.school, enrolmentId);
    await given.moveTo('2027-04-03T00:00:00Z');
    await given.school.rows('update bills set paid_at = $3, paid_by = $2 where enrolment_id = $1', [
      enrolmentId,
      orderId,
      '2027-04-02T04:00:00Z',
    ]);
    await given.moveTo('2027-04-20T00:00:00Z');
    expect(await given.told(...kinds)).toEqual([`2027-03-22 09:00 registration_open ${childId}`]);
  });

  test('hears nothing when it has booked before', async () => {
    const { childId, next } = await learning();
    await enrol(given.school, {
      childId,
      familyId: given.parent.userId,
      batch: next,
      settledAt: '2027-03-21T18:00:00Z',
      purpose: 'NEXT_GRADE',
      grade: 3,
    });
    await given.moveTo('2027-03-24T00:00:00Z');
    await given.beginAt('2027-07-29T00:00:00Z');
    await given.moveTo('2027-08-16T00:00:00Z');
    expect(await given.told(...kinds)).toEqual([]);
  });

  test('is not told of an opening by a school that begins to tell after it', async () => {
    await learning();
    await given.beginAt('2027-04-01T03:00:00Z');
    await given.moveTo('2027-04-15T00:00:00Z');
    expect(await given.told(...kinds)).toEqual([]);
  });
});

test('a clock that goes back a day and forward again tells nothing twice', async () => {
  await nextBatch();
  const child = await addChild(given.parent, { first_name: 'Alya' });
  await given.moveTo('2026-11-01T03:00:00Z');
  for (const at of ['2026-10-31T03:00:00Z', '2026-11-01T03:00:00Z', '2026-11-02T03:00:00Z']) {
    given.school.clock.set(at);
    await given.moveTo(at);
  }
  expect(await given.told(...kinds)).toEqual([`2026-11-01 09:00 registration_open ${child}`]);
  expect((await given.mails()).map(({ subject }) => subject)).toEqual(['Angkatan 2 dibuka: Alya bisa ikut']);
});

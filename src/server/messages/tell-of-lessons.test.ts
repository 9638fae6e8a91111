import { expect, test } from 'vitest';
import { courseApi } from '../courses/courses.test-support.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { messagesSchool } from './messages.test-support.ts';

const given = messagesSchool();
const kinds = ['video_new', 'video_last_day', 'year_ending'];

const enrolled = async (firstName: string, changes: Partial<Parameters<typeof enrol>[1]> = {}) => {
  const childId = await addChild(given.parent, { first_name: firstName });
  const { school, parent, batch } = given;
  await enrol(school, {
    childId,
    familyId: parent.userId,
    batch,
    settledAt: '2026-08-10T02:00:00Z',
    term: 12,
    ...changes,
  });
  return childId;
};

const course = async (details: Parameters<ReturnType<typeof courseApi>['add']>[0] = {}) =>
  courseApi(await given.school.admin()).add(details);

test('new videos are told on Monday at 06.30, and on the last day at 09.00 when nobody has watched them', async () => {
  await course({ week: 2 });
  const childId = await enrolled('Alya');
  await given.moveTo('2026-09-30T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([
    `2026-08-17 06:30 video_new ${childId}`,
    `2026-08-30 09:00 video_last_day ${childId}`,
  ]);
  const [notice] = await given.school.rows("select * from notifications where kind = 'video_new'");
  expect(notice).toMatchObject({
    title: 'New this week for Alya',
    title_indo: 'Baru minggu ini untuk Alya',
    body: 'Alya: Animals. This week’s videos can be watched until Sunday, 30 August 2026.',
    body_indo: 'Alya: Binatang. Video minggu ini bisa ditonton sampai Minggu, 30 Agustus 2026.',
    link: `/children/${childId}`,
  });
});

test('what was watched is not called gone on its last day', async () => {
  const { master_course_id: id } = await course({ week: 2 });
  const childId = await enrolled('Alya');
  await given.moveTo('2026-08-20T00:00:00Z');
  const marked = await given.parent.call('GET', `/course/mark/${id}?child_id=${childId}`);
  expect(marked.status).toBe(200);
  await given.moveTo('2026-09-30T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([`2026-08-17 06:30 video_new ${childId}`]);
});

test('a family hears once of all its children', async () => {
  await course({ week: 2 });
  await enrolled('Alya');
  await enrolled('Bima');
  await given.moveTo('2026-08-18T00:00:00Z');
  expect(await given.told(...kinds)).toEqual(['2026-08-17 06:30 video_new null']);
  const [notice] = await given.school.rows("select * from notifications where kind = 'video_new'");
  expect(notice).toMatchObject({
    title_indo: 'Baru minggu ini untuk Alya dan Bima',
    body: 'Alya: Animals. Bima: Animals. This week’s videos can be watched until Sunday, 30 August 2026.',
    link: '/profile?tab=4',
  });
});

test('a child whose lessons are closed for a bill hears nothing', async () => {
  await course({ unit: 4, week: 1 });
  await enrolled('Alya', { term: 2 });
  await given.moveTo('2026-11-30T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([]);
});

test('as unit 9 begins the family hears that the year is ending', async () => {
  await course({ unit: 9, week: 1 });
  const childId = await enrolled('Alya');
  await given.beginAt('2027-03-20T00:00:00Z');
  await given.moveTo('2027-03-23T00:00:00Z');
  expect(await given.told('year_ending')).toEqual([`2027-03-22 09:00 year_ending ${childId}`]);
});

test.each([
  [
    'opens later',
    '2027-03-23',
    'Registration for the next year is not open yet. As soon as it is, you will see it on your child’s page under “Move to Next Grade”.',
    'Pendaftaran tahun depan belum dibuka. Begitu dibuka, kabarnya ada di halaman anak, di bagian “Naik Tingkat”.',
  ],
  [
    'is open already',
    '2027-03-22',
    'To carry on next year, register for Batch 2 by 15 August 2027: open the child’s page and press “Move to Next Grade”.',
    'Mau lanjut tahun depan? Daftarkan ke Angkatan 2 paling lambat 15 Agustus 2027: buka halaman anak, lalu tekan “Naik Tingkat”.',
  ],
])(
  'what is said at the end of a year is true where registration %s',
  async (_, startRegistration, en, id) => {
    await addBatch(given.school, 2, '2027-08-16', { startRegistration, endRegistration: '2027-08-15' });
    await course({ unit: 9, week: 1 });
    await enrolled('Alya');
    await given.beginAt('2027-03-20T00:00:00Z');
    await given.moveTo('2027-03-22T02:00:00Z');
    const told = await given.school.rows(
      "select body, body_indo from notifications where kind = 'year_ending'",
    );
    expect(told).toEqual([
      {
        body: `Once its lessons are over, so is this year’s course. ${en}`,
        body_indo: `Kalau pelajarannya habis, kursus tahun ini selesai. ${id}`,
      },
    ]);
  },
);

test('a child that has bought its next year hears of the end of the year alone', async () => {
  const next = await addBatch(given.school, 2, '2027-08-16');
  await course({ unit: 9, week: 1 });
  const childId = await enrolled('Alya');
  const { school, parent } = given;
  await enrol(school, {
    childId,
    familyId: parent.userId,
    batch: next,
    settledAt: '2026-08-10T02:30:00Z',
    purpose: 'NEXT_GRADE',
    grade: 3,
  });
  await given.beginAt('2027-03-20T00:00:00Z');
  await given.moveTo('2027-03-22T02:00:00Z');
  const told = await given.school.rows("select body from notifications where kind = 'year_ending'");
  expect(told).toEqual([{ body: 'Once its lessons are over, so is this year’s course.' }]);
});

test('of a holiday week nothing is told', async () => {
  await given.school.rows('update batches set holiday_weeks = \'["2026-08-17"]\'');
  await course({ week: 2 });
  const childId = await enrolled('Alya');
  await given.moveTo('2026-08-25T00:00:00Z');
  expect(await given.told(...kinds)).toEqual([`2026-08-24 06:30 video_new ${childId}`]);
});

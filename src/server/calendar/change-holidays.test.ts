import { expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { courseApi } from '../courses/courses.test-support.ts';
import { addBatch, enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';

const school = await testSchool();
const admin = await school.admin();

/** Today is Monday 2026-08-10. */
let numbered = 0;
const batchOf = (startDate: string, holidayWeeks: string[] = []) =>
  addBatch(school, (numbered += 1), startDate, { holidayWeeks });
const change = (id: number, holidayWeekStarts: string[], more: object = {}) =>
  admin.call('POST', '/academic-year/change-holidays', { body: { id, holidayWeekStarts, ...more } });
const batchNow = async (id: number) =>
  (await admin.call('GET', `/academic-year/id/${id}`)).body['academic_year'] as {
    holiday_week: string;
    version: number;
  };

test('a preview tells what moves and for how many families, and changes nothing; one press then does it', async () => {
  const batch = await batchOf('2026-08-03');
  const parent = await school.parent();
  for (const [first_name, settledAt] of [
    ['Alya', '2026-07-20T03:00:00Z'],
    ['Bima', '2026-07-21T03:00:00Z'],
    ['Citra', null],
  ] as const) {
    const childId = await addChild(parent, { first_name });
    await enrol(school, { childId, familyId: parent.userId, batch, settledAt });
  }
  await courseApi(admin).create({ unit: 1, week: 2 });
  await courseApi(admin).create({ unit: 1, week: 4, titleEN: 'Farm' });
  const children = (await parent.call('GET', `/users/${parent.userId}`)).body['users'] as {
    join_childs: { child_id: number }[];
  };
  const childId = children.join_childs[0]?.child_id;
  const releases = async () => {
    const { body } = await parent.call('GET', `/course/child-course/${childId}`);
    const lessons = body['courses'] as { child_course: { released_at: string } }[];
    return lessons.map(({ child_course }) => child_course.released_at).toSorted();
  };
  const before = ['2026-08-09T17:00:00.000Z', '2026-08-23T17:00:00.000Z'];

  const told = {
    moves: [
      {
        first: { unit: 1, week: 3 },
        last: { unit: 9, week: 4 },
        from: '2026-08-17',
        to: '2026-08-31',
        weeks: 2,
      },
    ],
    families: 1,
    last_teaching_day: '2027-04-25',
  };
  const asked = await change(batch.id, ['2026-08-24', '2026-08-17'], { preview: true });
  expect([asked.status, asked.body]).toMatchObject([200, told]);
  expect(await batchNow(batch.id)).toMatchObject({ holiday_week: '[]', version: 1 });
  expect(await releases()).toEqual(before);
  const notices = () =>
    school.rows("select * from notifications where kind = 'holidays_changed' order by notif_id");
  expect(await notices()).toEqual([]);

  const done = await change(batch.id, ['2026-08-24', '2026-08-17'], { version: 1 });
  expect(done.body).toMatchObject(told);
  expect(await batchNow(batch.id)).toMatchObject({
    holiday_week: '["2026-08-17","2026-08-24"]',
    version: 2,
  });
  expect(await releases()).toEqual([before[0], '2026-09-06T17:00:00.000Z']);
  const { body } = await admin.call('GET', `/log?kind=batch&id=${batch.id}`);
  expect(body['entries']).toMatchObject([
    { before: { holiday_weeks: '' }, after: { holiday_weeks: '2026-08-17, 2026-08-24' } },
  ]);
  // Once, and not again for a change that moves nothing.
  await change(batch.id, ['2026-08-24', '2026-08-17', '2027-07-05']);
  expect(await notices()).toMatchObject([
    {
      user_id: parent.userId,
      child_id: null,
      title: 'Changed holidays: Alya and Bima’s lessons move',
      title_indo: 'Libur berubah: pelajaran Alya dan Bima bergeser',
      body: [
        'Holiday 17–23 August 2026.',
        'Holiday 24–30 August 2026.',
        'The school has changed the holiday weeks:',
        '• Unit 1, week 3 to Unit 9, week 4 come 2 weeks later, from 31 August 2026.',
        'The year’s lessons now go on until Sunday, 25 April 2027. What is already on your child’s page stays.',
      ].join('\n'),
    },
  ]);
});

test.each([
  { weeks: ['2026-08-10'], error: 'holiday_week_begun' },
  // Its week begins on Wednesday; what belongs to it is released today.
  { start: '2026-08-05', weeks: ['2026-08-12'], error: 'holiday_moves_released_lesson' },
  { weeks: ['2026-08-18'], error: 'holiday_not_on_week_start' },
  { weeks: ['2026-08-17'], version: 7, error: 'changed_meanwhile' },
])('$weeks is refused as $error, asked or done', async ({ start = '2026-08-03', weeks, error, ...more }) => {
  const batch = await batchOf(start);
  for (const preview of [true, false]) {
    const refused = await change(batch.id, weeks, { ...more, preview });
    expect([refused.status, refused.body['error']]).toEqual([409, error]);
  }
  expect(await batchNow(batch.id)).toMatchObject({ holiday_week: '[]', version: 1 });
});

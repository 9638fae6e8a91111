import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../../tests/support/empty-tables.ts';
import { START, type TestSchool, testSchool } from '../../../tests/support/school.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { enrol } from '../enrolment/enrolled.test-support.ts';
import { addChild } from '../families/children.test-support.ts';
import { type ShownBatch, batchApi, newBatch } from './batches.test-support.ts';
import { deleteBatch } from './delete-batch.ts';
/** how often guests' pages became stale */
let stale = 0;
const school = await testSchool();
const desk = batchApi(await school.admin());
await school.parts.database.listen('content', () => {
  stale += 1;
});
/** Today is Monday 2026-08-10, and there is no batch yet. */
beforeEach(async () => {
  school.clock.set(START);
  await emptyTables(school.parts.database, ['batches'], { restart: true });
  stale = 0;
});

/** A child chosen for a batch, and not paid for. */
const place = async (academicYearId: number) => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  await enrol(school, {
    childId,
    familyId: parent.userId,
    batch: { id: academicYearId, startDate: calendarDate('2026-08-17') },
    settledAt: null,
  });
};
const listed = async (path: string, by: { call: TestSchool['call'] } = school) => {
  const { body } = await by.call('GET', path);
  return (body['academic_years'] as ShownBatch[]).map(({ batch }) => batch);
};
const open = () => listed('/academic-year');

describe('creating a batch', () => {
  test('gives it a number, 52 weeks, and its holidays in order', async () => {
    const holidayWeekStarts = ['2026-12-28', '2026-12-21', '2026-08-17'];
    const answer = await desk.create({ holidayWeekStarts });
    expect([answer.status, answer.body['academic_year']]).toEqual([
      201,
      {
        academic_year_id: expect.any(Number),
        batch: 1,
        start_date: '2026-08-17',
        end_date: '2027-08-15',
        start_registration: '2026-08-01',
        end_registration: '2026-10-31',
        is_active: true,
        holiday_week: '["2026-08-17","2026-12-21","2026-12-28"]',
        version: 1,
      },
    ]);
    expect(stale).toBe(1);
  });

  test('counts up without gaps or doubles when many are created at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.create({ isNew: true })));
    const numbers = answers.map(({ body }) => (body['academic_year'] as ShownBatch).batch);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await open()).toEqual([8]);
  });

  test('waits for nobody who waits for it: dates change while new academic years are created', async () => {
    const { academic_year_id } = await desk.open({ isNew: true });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        turn % 2 === 0
          ? desk.create({ isNew: true })
          : desk.changeDates(academic_year_id + Math.floor(turn / 2), '2026-08-02', '2026-10-31'),
      ),
    );
    const created = answers.filter((_, turn) => turn % 2 === 0).map(({ status }) => status);
    expect(created).toEqual([201, 201, 201, 201, 201, 201]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await open()).toEqual([7]);
  });

  test('of a new academic year deactivates the one created last before it, in progress or not', async () => {
    await desk.open();
    await desk.open({ startDate: '2026-08-10' });
    await desk.open({ isNew: true, startDate: '2027-01-11', startRegistrationDate: '2026-08-10' });
    expect(await open()).toEqual([1, 3]);
  });

  test('is refused when another was created since the last one was looked at', async () => {
    const { academic_year_id: seen } = await desk.open();
    const { academic_year_id: meanwhile } = await desk.open();
    expect(await desk.create({ isNew: true, previous: seen })).toMatchObject({
      status: 409,
      body: { error: 'batch_created_meanwhile' },
    });
    expect(await open()).toEqual([1, 2]);
    expect(await desk.create({ isNew: true, previous: meanwhile })).toMatchObject({ status: 201 });
    expect(await open()).toEqual([1, 3]);
  });

  test('that is not a new academic year leaves the others active', async () => {
    await desk.open();
    await desk.open();
    expect(await open()).toEqual([1, 2]);
  });

  test.each([
    [
      'starts yesterday',
      'The start date must not be in the past',
      { startDate: '2026-08-09', startRegistrationDate: '2026-08-01' },
    ],
    [
      'takes registrations only after it began',
      'Registration must start on the start date of the batch or before it',
      { startRegistrationDate: '2026-08-18' },
    ],
    [
      'ends registration before it begins',
      'Registration must not end before it starts',
      { endRegistrationDate: '2026-07-31' },
    ],
    [
      'has a holiday before it starts',
      'A holiday week must not be before the start date',
      { holidayWeekStarts: ['2026-08-10'] },
    ],
    [
      'has a holiday in the middle of a week',
      'A holiday week must begin whole weeks after the start date',
      { holidayWeekStarts: ['2026-08-19'] },
    ],
    [
      'has a holiday after its year',
      'A holiday week must be within the 52 weeks of the batch',
      { holidayWeekStarts: ['2027-08-16'] },
    ],
    [
      'has a holiday twice',
      'This holiday week is already in the list',
      { holidayWeekStarts: ['2026-08-24', '2026-08-24'] },
    ],
  ])('is refused when it %s', async (_what, message, details) => {
    expect((await desk.create(details)).body).toMatchObject({ code: 409, message });
    expect(await open()).toEqual([]);
  });

  test('has at most 16 holiday weeks, so that 36 are left to teach', async () => {
    const weeks = Array.from({ length: 17 }, (_, week) =>
      new Date(Date.UTC(2026, 7, 17 + 7 * week)).toISOString().slice(0, 10),
    );
    const refused = await desk.create({ holidayWeekStarts: weeks });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A batch can have at most 16 holiday weeks',
    ]);
    expect((await desk.create({ holidayWeekStarts: weeks.slice(1) })).status).toBe(201);
  });

  test('asks for its dates by their names', async () => {
    const { startDate: _, ...without } = newBatch;
    const admin = await school.admin();
    const answer = await admin.call('POST', '/course/academic-year', { body: without });
    expect([answer.status, answer.body.message]).toEqual([422, 'Start Date are required']);
  });
});

describe('a batch', () => {
  test('in progress is not deactivated by hand, on its first and its last day neither', async () => {
    const { academic_year_id } = await desk.open({ startDate: '2026-08-10' });
    const first = await desk.deactivate(academic_year_id);
    expect([first.status, first.body.message]).toEqual([409, 'The batch is currently in progress']);
    school.clock.set('2027-08-08T16:59:59.000Z');
    expect((await desk.deactivate(academic_year_id)).status).toBe(409);
    school.clock.set('2027-08-08T17:00:00.000Z');
    expect((await desk.deactivate(academic_year_id)).status).toBe(200);
  });

  test('that has not begun is closed to registrations, and opened again', async () => {
    const { academic_year_id } = await desk.open();
    const closed = await desk.deactivate(academic_year_id);
    expect(closed.body).toMatchObject({ message: 'Update Success!', academic_year: { is_active: false } });
    expect(await open()).toEqual([]);
    expect((await desk.activate(academic_year_id)).body['academic_year']).toMatchObject({ is_active: true });
    expect(await open()).toEqual([1]);
    expect(stale).toBe(3);
  });

  test('is not activated from its start date on', async () => {
    const { academic_year_id } = await desk.open();
    await desk.deactivate(academic_year_id);
    school.clock.set('2026-08-16T17:00:00.000Z');
    const refused = await desk.activate(academic_year_id);
    expect([refused.status, refused.body.message]).toEqual([409, 'The batch is already finished']);
  });

  test('takes other registration dates, checked as on creation', async () => {
    const { academic_year_id } = await desk.open();
    expect((await desk.changeDates(academic_year_id, '2026-08-18', '2026-10-31')).status).toBe(409);
    expect((await desk.changeDates(academic_year_id, '2026-08-12', '2026-08-11')).status).toBe(409);
    expect(await open()).toEqual([1]);
    const changed = await desk.changeDates(academic_year_id, '2026-08-11', '2026-08-11');
    expect(changed.body['academic_year']).toMatchObject({
      start_registration: '2026-08-11',
      end_registration: '2026-08-11',
      start_date: '2026-08-17',
    });
    expect(await open()).toEqual([]);
    expect(stale).toBe(2);
  });

  test('that does not exist is not found', async () => {
    expect((await desk.deactivate(7)).status).toBe(404);
    expect((await desk.changeDates(7, '2026-08-11', '2026-08-11')).status).toBe(404);
    expect((await (await school.admin()).call('GET', '/academic-year/id/7')).status).toBe(404);
  });
});

describe('deleting a batch', () => {
  test('that no child was ever enrolled in removes it, for guests too', async () => {
    await desk.open();
    const { academic_year_id } = await desk.open();
    stale = 0;
    expect((await desk.remove(academic_year_id)).status).toBe(200);
    expect([await open(), stale]).toEqual([[1], 1]);
    expect((await desk.remove(academic_year_id)).status).toBe(404);
    expect((await desk.open()).batch).toBe(2);
  });

  test('with an enrolment is refused, paid or not', async () => {
    const { academic_year_id } = await desk.open();
    await place(academic_year_id);
    const refused = await desk.remove(academic_year_id);
    expect([refused.status, refused.body['error'], refused.body.message]).toEqual([
      409,
      'batch_has_enrolments',
      'Children are enrolled in this batch, so it cannot be deleted',
    ]);
    expect(await open()).toEqual([1]);
  });

  test('is refused when a child was enrolled after the enrolments were counted', async () => {
    const { academic_year_id } = await desk.open();
    await place(academic_year_id);
    const countedBefore = { ...school.parts.calendar, enrolledBatches: async () => new Set<number>() };
    expect(await deleteBatch(countedBefore, { by: null, academicYearId: academic_year_id })).toEqual({
      refused: 'batch_has_enrolments',
    });
    expect(await open()).toEqual([1]);
  });
});

describe('the batches that guests see', () => {
  test('take registrations today: from the first registration day to the last, in WIB', async () => {
    await desk.open({ startRegistrationDate: '2026-08-11', endRegistrationDate: '2026-08-12' });
    expect(await open()).toEqual([]);
    school.clock.set('2026-08-10T17:00:00.000Z');
    expect(await open()).toEqual([1]);
    school.clock.set('2026-08-12T16:59:59.000Z');
    expect(await open()).toEqual([1]);
    school.clock.set('2026-08-12T17:00:00.000Z');
    expect(await open()).toEqual([]);
  });
});

describe("the back office's list of batches", () => {
  test('shows the newest first, found by number or date, page by page', async () => {
    const admin = await school.admin();
    await desk.open();
    await desk.open({ startDate: '2027-01-11' });
    await desk.open({ isNew: true });
    expect(await listed('/academic-year-admin', admin)).toEqual([3, 2, 1]);
    const page = await admin.call('GET', '/academic-year-admin?page=2&size=2');
    expect([(page.body['academic_years'] as object[]).length, page.body['total']]).toEqual([1, 3]);
    expect(await listed('/academic-year-admin?q=11-01-2027', admin)).toEqual([2]);
    expect(await listed('/academic-year-admin?q=batch%203&page=1', admin)).toEqual([3]);
    expect(await listed('/academic-year-admin?q=1', admin)).toEqual([1]);
    expect(await listed('/academic-year-admin?q=%25', admin)).toEqual([]);
  });

  test('is sorted by number, dates and status, either way round', async () => {
    const admin = await school.admin();
    await desk.open({ startDate: '2027-01-11', endRegistrationDate: '2026-12-31' });
    await desk.open();
    await desk.open({ isNew: true, startDate: '2026-08-10', startRegistrationDate: '2026-07-01' });
    const sorted = (query: string) => listed(`/academic-year-admin?${query}`, admin);
    expect(await sorted('sort=batch')).toEqual([1, 2, 3]);
    expect(await sorted('direction=asc')).toEqual([1, 2, 3]);
    expect(await sorted('sort=start_date')).toEqual([3, 2, 1]);
    expect(await sorted('sort=start_date&direction=desc&page=1&size=1')).toEqual([1]);
    expect(await sorted('sort=start_registration')).toEqual([3, 1, 2]);
    expect(await sorted('sort=end_registration')).toEqual([2, 3, 1]);
    expect(await sorted('sort=status')).toEqual([2, 1, 3]);
  });

  test('says what can be done to each today, and why not', async () => {
    const admin = await school.admin();
    const underWay = await desk.open({ startDate: '2026-08-10' });
    const coming = await desk.open();
    const closed = await desk.open({ startDate: '2027-01-11' });
    await desk.deactivate(closed.academic_year_id);
    await place(underWay.academic_year_id);
    const rows = async () => (await admin.call('GET', '/academic-year-admin')).body['academic_years'];
    const can = (activate: boolean, deactivate: boolean, remove: boolean) => ({
      can_activate: activate,
      can_deactivate: deactivate,
      can_delete: remove,
    });
    const none = { activate: null, deactivate: null, delete: null };
    const inTheWay = { activate: 'batch_finished', deactivate: 'batch_in_progress' };
    expect(await rows()).toMatchObject([
      { batch: 3, ...can(true, false, true), reasons: none },
      { batch: 2, ...can(false, true, true), reasons: none },
      { batch: 1, ...can(false, false, false), reasons: { ...inTheWay, delete: 'batch_has_enrolments' } },
    ]);
    school.clock.set('2027-08-08T17:00:00.000Z');
    expect(await rows()).toMatchObject([
      { batch: 3, ...can(false, false, true), reasons: { ...inTheWay, delete: null } },
      { batch: 2, ...can(false, false, true), reasons: { ...inTheWay, delete: null } },
      { batch: 1, ...can(false, true, false), reasons: { activate: 'batch_finished', deactivate: null } },
    ]);
    expect((await desk.remove(coming.academic_year_id)).status).toBe(200);
  });

  test('and every change of a batch are for admins', async () => {
    const parent = await school.parent();
    const { academic_year_id } = await desk.open();
    expect((await parent.call('GET', '/academic-year-admin')).status).toBe(403);
    expect((await parent.call('GET', `/academic-year/id/${academic_year_id}`)).status).toBe(403);
    expect((await batchApi(parent).create()).status).toBe(403);
    expect((await batchApi(parent).remove(academic_year_id)).status).toBe(403);
    expect((await batchApi(school.visitor()).deactivate(academic_year_id)).status).toBe(401);
    expect((await school.call('GET', '/academic-year-admin')).status).toBe(401);
  });
});

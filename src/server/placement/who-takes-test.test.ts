import { describe, expect, test } from 'vitest';
import { changeGrade } from '../enrolment/change-grade.ts';
import { answersWith } from './items.test-support.ts';
import { placementTests } from './tables.ts';
import { answersOf, paidAt, placementSchool, refusalOf, testOf } from './taking.test-support.ts';

const given = placementSchool();
const { paid, take, read, questions, at, moveTo, gradeOf, told } = given;

describe('who may take it', () => {
  test('another family finds neither test nor child, and changes nothing', async () => {
    const childId = await paid();
    await take(childId);
    const refused = [
      await read(childId, given.stranger),
      await questions(childId, given.stranger),
      await take(childId, { answer: [['a']], status: '1' }, given.stranger),
    ];
    expect(refused.map(refusalOf)).toEqual([1, 2, 3].map(() => [404, 'not_found']));
    expect(answersOf(await read(childId))[0]).toEqual([null, null, null, null]);
  });

  test('staff see how it stands, and neither take it nor see its questions', async () => {
    const childId = await paid();
    await take(childId);
    expect((await read(childId, given.admin)).status).toBe(200);
    expect((await questions(childId, given.admin)).status).toBe(403);
    expect((await take(childId, {}, given.admin)).status).toBe(403);
  });

  test('guests are asked to sign in', async () => {
    expect((await read(1, given.school.visitor())).status).toBe(401);
    expect((await take(1, {}, given.school.visitor())).status).toBe(401);
  });

  test('not a child whose course is unpaid, that is too young, or whose three days are over', async () => {
    expect(refusalOf(await take(await paid({}, null)))).toEqual([409, 'not_paid']);
    expect(refusalOf(await take(await paid({ birthdate: '2018-08-11' })))).toEqual([409, 'test_auto_graded']);
    const late = await paid();
    given.school.clock.set('2026-08-13T02:00:00.000Z');
    expect(refusalOf(await take(late))).toEqual([409, 'test_too_late']);
    await moveTo('2026-08-13T03:00:00Z');
    expect(refusalOf(await take(late))).toEqual([409, 'test_auto_graded']);
    expect(refusalOf(await read(late))).toEqual([404, 'placement_test_not_found']);
  });

  test('not for another year than the one it is about', async () => {
    const childId = await paid();
    expect(refusalOf(await take(childId, { academic_year_id: given.batch.id + 1 }))).toEqual([
      409,
      'not_enrolled',
    ]);
    expect((await take(childId, { academic_year_id: given.batch.id })).status).toBe(200);
  });

  test('a call that finishes begins no test', async () => {
    const childId = await paid();
    expect(refusalOf(await take(childId, { status: '1', answer: answersWith(4, 5, 4) }))).toEqual([
      404,
      'placement_test_not_found',
    ]);
    expect(refusalOf(await read(childId))).toEqual([404, 'placement_test_not_found']);
  });
});

describe('a sibling', () => {
  test('waits while another child of the family is at its test and five minutes longer, and is told how long', async () => {
    const [first, second] = [await paid(), await paid()];
    await take(first);
    at('03:10:00');
    const early = await take(second);
    expect(refusalOf(early)).toEqual([409, 'sibling_at_test']);
    expect(early.headers['retry-after']).toBe('900');
    await take(first, { status: '1' });
    at('03:14:59');
    const soon = await take(second);
    expect([...refusalOf(soon), soon.headers['retry-after']]).toEqual([409, 'sibling_at_test', '1']);
    at('03:15:00');
    expect((await take(second)).status).toBe(200);
  });

  test('gets the other form, and its own order of choices', async () => {
    const [first, second, third] = [await paid(), await paid(), await paid()];
    const forms = [];
    for (const [index, childId] of [first, second, third].entries()) {
      given.school.clock.set(`2026-08-10T0${3 + index}:00:00.000Z`);
      forms.push(testOf(await take(childId))['form']);
    }
    expect(forms).toEqual(['A', 'B', 'A']);
  });

  test('who starts at the same moment waits: one of them is at the test', async () => {
    const children = [await paid(), await paid(), await paid()];
    const answers = await Promise.all(children.map((childId) => take(childId)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(await given.school.parts.database.db.select().from(placementTests)).toHaveLength(1);
  });

  test('of another family waits for nobody', async () => {
    await take(await paid());
    const theirs = await paid({}, paidAt, given.stranger);
    expect((await take(theirs, {}, given.stranger)).status).toBe(200);
  });

  test('two devices that start the test of one child at the same moment get one test', async () => {
    const childId = await paid();
    const started = await Promise.all([take(childId), take(childId), take(childId)]);
    const ids = started.map((answer) => testOf(answer)['placement_test_id']);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('staff who set the grade while a child is at its test', () => {
  test('end it: their grade stands, nothing more is taken, and the score is kept', async () => {
    const childId = await paid();
    await take(childId, { answer: answersWith(4, 5, 4, 3, 4, 5) });
    at('03:04:00');
    await changeGrade(given.school.parts.enrolment, { by: null, childId, grade: 6 });
    expect(testOf(await read(childId))).toMatchObject({
      status: '1',
      finish_time: '2026-08-10 03:04:00',
      placement_test_result: { grade: 6, set_by: 'staff' },
    });
    expect(refusalOf(await take(childId, { answer: [['a']] }))).toEqual([409, 'test_finished']);
    expect(refusalOf(await questions(childId))).toEqual([409, 'test_finished']);
    await moveTo('2026-08-10T04:00:00Z');
    expect(await gradeOf(childId)).toBe(6);
    expect(testOf(await read(childId))).toMatchObject({
      finish_time: '2026-08-10 03:04:00',
      placement_test_result: { grade: 6, set_by: 'staff', score: [4, 5, 4, 3, 4, 5, 0, 0, 0, 0, 0, 0] },
    });
    expect((await told()).map(({ kind }) => kind)).toEqual(['grade_set']);
  });
});

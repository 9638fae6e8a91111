import { describe, expect, test } from 'vitest';
import { answersWith } from './items.test-support.ts';
import { answersOf, placementSchool, refusalOf, testOf } from './taking.test-support.ts';

const given = placementSchool();
const { paid, take, read, questions, at, moveTo, gradeOf, placedOf, told } = given;

describe('a test', () => {
  test('does not exist until it is started, and then runs twenty minutes in UTC', async () => {
    const childId = await paid();
    const none = await read(childId);
    expect(refusalOf(none)).toEqual([404, 'placement_test_not_found']);
    expect(none.body.message).toBe('Placement Test not found');
    expect(refusalOf(await questions(childId))).toEqual([404, 'placement_test_not_found']);
    expect(testOf(await take(childId, { start_time: '2020-01-01 00:00:00', status: '0' }))).toMatchObject({
      child_id: childId,
      start_time: '2026-08-10 03:00:00',
      deadline: '2026-08-10 03:20:00',
      finish_time: null,
      seconds_left: 1200,
      active_part: 1,
      status: '0',
      academic_year_id: given.batch.id,
      placement_test_result: null,
    });
    expect(answersOf(await read(childId)).map((part) => part.length)).toEqual([
      4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 5, 5,
    ]);
  });

  test('goes on with the same deadline and answers after a reload and on another device', async () => {
    const childId = await paid();
    await take(childId);
    await take(childId, { answer: [['b', null, 'c']], active_part: 1 });
    at('03:07:30');
    const elsewhere = testOf(await take(childId));
    expect(elsewhere).toMatchObject({ start_time: '2026-08-10 03:00:00', seconds_left: 750 });
    expect((elsewhere['answer'] as unknown[])[0]).toEqual(['b', null, 'c', null]);
    // Its page still leads to the test, which cannot be started anew.
    expect((await given.parent.call('GET', `/childs/${childId}`)).body['childs']).toMatchObject({
      status: 'TEST_AWAITED',
      test_until: null,
      result: null,
    });
  });

  test('keeps the answer that was given later, though one of another device arrives after it', async () => {
    const childId = await paid();
    await take(childId);
    at('03:05:00');
    await take(childId, { answer: [['b']] });
    at('03:06:00');
    const ago = Array.from({ length: 12 }, (_, part) => (part === 0 ? [90_000, 30_000] : []));
    const late = await take(childId, { answer: [['a', 'c']], answered_ago: ago });
    expect(answersOf(late)[0]).toEqual(['b', 'c', null, null]);
    expect((await take(childId, { answered_ago: [[1]] })).status).toBe(422);
  });

  test('is scored when it is finished: the grade, who set it and the score by part', async () => {
    const childId = await paid({ first_name: 'Alya' });
    await take(childId);
    at('03:12:05');
    const right = [4, 4, 0, 3, 4, 1, 0, 0, 0, 4, 5, 5];
    const done = testOf(await take(childId, { answer: answersWith(...right), active_part: 12, status: '1' }));
    expect(done).toMatchObject({
      status: '1',
      active_part: 12,
      finish_time: '2026-08-10 03:12:05',
      seconds_left: 0,
      placement_test_result: { grade: 4, set_by: 'test', score: right },
    });
    expect(await gradeOf(childId)).toBe(4);
    expect(await placedOf(childId)).toEqual(['test', 4, '2026-08-10T03:12:05.000Z']);
    expect((await given.parent.call('GET', `/childs/${childId}`)).body['childs']).toMatchObject({
      grade: 4,
      result: 4,
      is_auto: false,
      test_until: null,
    });
    expect(await told()).toMatchObject([
      {
        userId: given.parent.userId,
        title: 'Alya starts in Grade 4',
        titleIndo: 'Alya mulai di Tingkat 4',
        link: `/placement-test-finish/${childId}`,
      },
    ]);
  });

  test('whose time is up is scored at its deadline with what was saved, by the job', async () => {
    const childId = await paid();
    await take(childId, { answer: answersWith(4, 4) });
    await moveTo('2026-08-10T03:19:59Z');
    expect(testOf(await read(childId))['status']).toBe('0');
    await moveTo('2026-08-10T05:00:00Z');
    expect(await placedOf(childId)).toEqual(['test', 3, '2026-08-10T03:20:00.000Z']);
    expect(testOf(await read(childId))).toMatchObject({
      finish_time: '2026-08-10 03:20:00',
      status: '1',
      placement_test_result: { grade: 3, score: [4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    });
  });

  test('whose time is up is scored when somebody looks, and once', async () => {
    const childId = await paid();
    await take(childId, { answer: answersWith(4, 4) });
    at('03:30:00');
    const both = await Promise.all([read(childId), read(childId), take(childId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 409]);
    await moveTo('2026-08-10T06:00:00Z');
    expect(await placedOf(childId)).toEqual(['test', 3, '2026-08-10T03:20:00.000Z']);
    expect(await told()).toHaveLength(1);
  });

  test('that was started in time is finished after the three days, and the job leaves it alone', async () => {
    const childId = await paid();
    await moveTo('2026-08-13T01:59:59Z');
    expect((await take(childId)).status).toBe(200);
    await moveTo('2026-08-13T02:10:00Z');
    expect(await placedOf(childId)).toEqual([null, null, undefined]);
    const done = await take(childId, { answer: answersWith(4, 5, 4), status: '1' });
    expect(testOf(done)['placement_test_result']).toMatchObject({ grade: 3, set_by: 'test' });
  });

  test('shows recordings as texts when the parent said so at the start, and not because of a later call', async () => {
    const reads = await paid();
    await take(reads, { reads_recordings: true });
    expect(testOf(await take(reads, { reads_recordings: false }))['reads_recordings']).toBe(true);
    expect(JSON.stringify((await questions(reads)).body)).toContain('SECRET-line');
    at('03:30:00');
    const hears = await paid();
    await take(hears);
    expect(testOf(await take(hears, { reads_recordings: true }))['reads_recordings']).toBe(false);
  });
});

describe('answers', () => {
  test('of a part that is saved twice, late or out of order are all kept, and the test never goes back', async () => {
    const childId = await paid();
    await take(childId);
    await take(childId, { active_part: 3, answer: [null, ['b', 'a']] });
    await take(childId, { active_part: 2, answer: [['c', 'b', 'b', 'a']] });
    const again = await take(childId, { active_part: 2, answer: [['c', 'b', 'b', null]] });
    expect(testOf(again)['active_part']).toBe(3);
    expect(answersOf(again).slice(0, 3)).toEqual([
      ['c', 'b', 'b', 'a'],
      ['b', 'a', null, null, null],
      [null, null, null, null],
    ]);
  });

  test('are taken back with an empty text, which is an answer to nothing', async () => {
    const childId = await paid();
    await take(childId, { active_part: 10, answer: [...Array(9).fill(null), ['a', 'b', null, null]] });
    const saved = answersOf(await take(childId, { answer: [...Array(9).fill(null), ['', 'a']] }));
    expect(saved[9]).toEqual(['', 'a', null, null]);
  });

  test('of two devices at the same moment are all kept; of the same question the later one counts', async () => {
    const childId = await paid();
    await take(childId);
    const [one, two] = [1, 2].map(() => Array.from({ length: 12 }, (): (string | null)[] => []));
    const calls = [4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 5, 5].flatMap((count, part) =>
      Array.from({ length: count }, (_, place) => {
        const mine = (place % 2 === 0 ? one : two)!.map((inPart) => [...inPart]);
        mine[part] = Array.from({ length: count }, (_none, other) =>
          other === place ? `${part}-${place}` : null,
        );
        return take(childId, { answer: mine, active_part: part + 1 });
      }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const saved = await read(childId);
    expect(testOf(saved)['active_part']).toBe(12);
    expect(
      answersOf(saved)
        .flat()
        .filter((text) => text === null),
    ).toEqual([]);
    expect(answersOf(saved)[11]).toEqual(['11-0', '11-1', '11-2', '11-3', '11-4']);
    await take(childId, { answer: [['x']] });
    await take(childId, { answer: [['y']] });
    expect(answersOf(await read(childId))[0]?.[0]).toBe('y');
  });

  test('count from the deadline on no more, to the second', async () => {
    const childId = await paid();
    await take(childId);
    at('03:19:59');
    expect((await take(childId, { answer: [['b', 'b', 'b', 'b']] })).status).toBe(200);
    at('03:20:00');
    const late = await take(childId, { answer: [null, ['b', 'b', 'b', 'b', 'b']], status: '1' });
    expect(refusalOf(late)).toEqual([409, 'test_finished']);
    expect(testOf(await read(childId))).toMatchObject({
      finish_time: '2026-08-10 03:20:00',
      placement_test_result: { score: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], grade: 2 },
    });
  });

  test('are taken no more once the test is finished, and a second finish changes nothing', async () => {
    const childId = await paid();
    await take(childId);
    await take(childId, { answer: answersWith(4, 5, 4), status: '1' });
    at('03:05:00');
    const all = answersWith(4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 5, 5);
    expect(refusalOf(await take(childId, { answer: all, status: '1' }))).toEqual([409, 'test_finished']);
    expect(testOf(await read(childId))['placement_test_result']).toMatchObject({ grade: 3 });
  });

  test.each([
    [{ answer: 'b' }, 'answer'],
    [{ answer: [[7]] }, 'answer'],
    [{ answer: [['x'.repeat(201)]] }, 'answer'],
    [{ answer: [['half a pair \ud800']] }, 'answer'],
    [{ status: '2' }, 'status'],
    [{ active_part: 'two' }, 'active_part'],
  ])('that are malformed are refused: %j', async (body, field) => {
    const childId = await paid();
    const refused = await take(childId, body);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {}).map((name) => name.split('.')[0])).toEqual([field]);
  });

  test.each([
    [[[]]],
    [Array.from({ length: 11 }, () => [])],
    [Array.from({ length: 13 }, () => [])],
    [[null, ...Array.from({ length: 11 }, () => [])]],
    [{ 0: [] }],
  ])('of another shape than twelve lists are refused: %j', async (answer) => {
    const childId = await paid();
    await take(childId);
    const body = { child_id: childId, answer };
    const refused = await given.parent.call('POST', '/placement-test/take-test', { body });
    expect(refused.status).toBe(422);
    expect(answersOf(await read(childId)).flat()).not.toContain('a');
  });

  test('beyond the test are left out', async () => {
    const childId = await paid();
    const odd = [['b', 'b', 'b', 'b', 'b', 'b'], ...Array.from({ length: 11 }, () => ['b'])];
    const saved = answersOf(await take(childId, { answer: odd, active_part: 99 }));
    expect(saved.map((part) => part.length)).toEqual([4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 5, 5]);
  });
});

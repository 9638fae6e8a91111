import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskPart } from '../../contract/placement-desk-objects.ts';
import { type Edits, deskOf, editsOf, partOf } from './desk.test-support.ts';
import { answersWith } from './items.test-support.ts';
import { placementSchool, refusalOf, testOf } from './taking.test-support.ts';

const given = placementSchool();
const { paid, take, questions, at } = given;
let desk: ReturnType<typeof deskOf>;
beforeAll(() => {
  desk = deskOf(given.admin);
});
beforeEach(() =>
  given.school.parts.database.execute(
    'truncate placement_part_revisions, placement_answer_counts, placement_media',
  ),
);

/** Part 4 with another first question, whose right answer is c. */
const otherFirst = (edits: Edits) => {
  Object.assign(edits[0] ?? {}, { prompt: 'They ___ here.', right: 'c' });
  edits[0]?.choices.forEach((choice, place) => (choice.why_wrong = place === 2 ? null : 'A note'));
};
const scoreOf = async (childId: number) => {
  const { placement_test_result: result } = testOf(await take(childId, { status: '1' })) as {
    placement_test_result: { score: number[] };
  };
  return result.score;
};

describe('who works at the questions', () => {
  test('admins alone: a parent and a guest see no question, and change none', async () => {
    const body = { form: 'A', part: 4, questions: [] };
    for (const [who, status] of [
      [given.parent, 403],
      [given.school.visitor(), 401],
    ] as const)
      for (const answer of [
        await who.call('GET', '/placement-questions'),
        await who.call('GET', '/placement-questions/A/4'),
        await who.call('GET', '/placement-media/recording/SECRET-recording-1'),
        await who.call('POST', '/placement-questions/update', { body }),
        await who.call('POST', '/placement-questions/restore', { body: { form: 'A', part: 4 } }),
        await deskOf(who).upload('recording', Buffer.from('x')),
      ]) {
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer.body)).not.toContain('SECRET');
      }
  });

  test('every part of both forms and every introduction is there, as delivered', async () => {
    const { body } = await given.admin.call('GET', '/placement-questions');
    const all = body['placement_parts'] as DeskPart[];
    expect(all.map(({ form, part }) => `${form}${part}`).length).toBe(36);
    expect(
      all.every(({ version, delivered, changed_at }) => version === 0 && delivered && changed_at === null),
    ).toBe(true);
    expect(all.find(({ form, part }) => form === 'B' && part === 6)?.questions[0]).toMatchObject({
      id: 'B-6-1',
      type: 'order',
      accepted: ['my cat is black'],
      asked: 0,
    });
  });

  test.each(['/placement-questions/C/4', '/placement-questions/A/13', '/placement-questions/A/x'])(
    'a part that is not there is not found: %s',
    async (path) => {
      expect([404, 422]).toContain((await given.admin.call('GET', path)).status);
    },
  );
});

describe('a changed part', () => {
  test('is what the next test shows, and what it is scored by', async () => {
    const changed = await desk.edit('A', 4, otherFirst);
    expect([changed.status, partOf(changed)]).toMatchObject([200, { version: 1, delivered: false }]);
    expect(partOf(changed)).toMatchObject({ changed_at: expect.any(String), changed_by: 'Dewi' });
    const listed = (await given.admin.call('GET', '/placement-questions')).body[
      'placement_parts'
    ] as DeskPart[];
    expect(listed.flatMap((part) => part.changed_by ?? [])).toEqual(['Dewi']);
    const childId = await paid();
    await take(childId);
    expect(JSON.stringify((await questions(childId)).body)).toContain('They ___ here.');
    await take(childId, { answer: [[], [], [], ['c', 'b', 'a']] });
    expect((await scoreOf(childId))[3]).toBe(2);
  });

  test('names who changed it last', async () => {
    const { userId, ...other } = await given.school.admin();
    await given.school.rows(`update users set first_name = 'Fitri' where user_id = $1`, [userId]);
    await desk.edit('A', 4, otherFirst);
    await desk.edit('A', 5, otherFirst);
    await deskOf(other).restore('A', 4);
    const { body } = await given.admin.call('GET', '/placement-questions');
    const parts = body['placement_parts'] as DeskPart[];
    expect(parts.flatMap((part) => part.changed_by ?? [])).toEqual(['Fitri', 'Dewi']);
  });

  test('is no new version when nothing was changed, and as delivered also when that was typed', async () => {
    const unchanged = await desk.edit('A', 4, () => undefined);
    expect([unchanged.status, partOf(unchanged)]).toMatchObject([
      200,
      { version: 0, changed_at: null, changed_by: null },
    ]);
    expect(partOf(await desk.restore('A', 4))).toMatchObject({ version: 0, delivered: true });
    expect(partOf(await desk.edit('A', 4, otherFirst))).toMatchObject({ version: 1, delivered: false });
    expect(partOf(await desk.edit('A', 4, otherFirst))).toMatchObject({ version: 1, delivered: false });
    await desk.restore('A', 4);
    const typed = structuredClone(editsOf(await desk.read('A', 4)));
    await desk.edit('A', 4, otherFirst);
    const back = await desk.update('A', 4, { questions: typed, version: 3 });
    expect(partOf(back)).toMatchObject({ version: 4, delivered: true });
    expect(partOf(await desk.restore('A', 4))).toMatchObject({ version: 4, delivered: true });
  });

  test('changes nothing of a test that runs: neither its questions nor its score', async () => {
    const childId = await paid();
    await take(childId);
    const before = JSON.stringify((await questions(childId)).body);
    await desk.edit('A', 4, otherFirst);
    expect(JSON.stringify((await questions(childId)).body)).toBe(before);
    await take(childId, { answer: [[], [], [], ['b', 'b', 'b']] });
    expect((await scoreOf(childId))[3]).toBe(3);
  });

  test('keeps number, kind, level, skill and id of its questions, whatever is sent', async () => {
    const now = await desk.read('A', 4);
    const changed = await desk.edit('A', 4, (edits) => {
      Object.assign(edits[0] ?? {}, { id: 'B-1-1', type: 'order', level: 'A2', skill: 'words' });
      otherFirst(edits);
    });
    const kept = ({ questions: all }: DeskPart) =>
      all.map(({ id, type, level, skill }) => [id, type, level, skill]);
    expect(kept(partOf(changed))).toEqual(kept(now));
    const fewer = await desk.edit('A', 4, (edits) => edits.pop());
    expect([fewer.status, fewer.body.errors]).toEqual([422, { questions: expect.any(String) }]);
  });

  test('is refused on each field with what is wrong with it, in the language of the person', async () => {
    const refused = await desk.edit('A', 4, (edits) => {
      Object.assign(edits[0] ?? {}, { prompt: 'She is here.' });
      Object.assign(edits[1]?.choices[1] ?? {}, { text: 'word a' });
      Object.assign(edits[2]?.choices[0] ?? {}, { why_wrong: '' });
      Object.assign(edits[2] ?? {}, { tests: '' });
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      'questions.2.tests': 'What It Tests is required',
    });
    const rules = await desk.edit('A', 4, (edits) => {
      Object.assign(edits[0] ?? {}, { prompt: 'She is here.' });
      Object.assign(edits[1]?.choices[1] ?? {}, { text: 'word a' });
      Object.assign(edits[2]?.choices[0] ?? {}, { why_wrong: '' });
    });
    expect(rules.body.errors).toEqual({
      'questions.0.prompt': 'The sentence needs exactly one gap, written ___ (three underscores)',
      'questions.1.choices.1.text': 'This choice is already there. Every choice must be different',
      'questions.2.choices.0.why_wrong':
        'Please note why this choice is wrong: it helps whoever looks at the answers',
    });
    expect((await desk.read('A', 4)).version).toBe(0);
  });

  test('shows what looks like HTML as the letters that it is, and refuses what no text is', async () => {
    const changed = await desk.edit('A', 4, (edits) =>
      Object.assign(edits[0] ?? {}, { prompt: '<b onclick="x()">She</b> ___ here.' }),
    );
    expect(partOf(changed).questions[0]?.prompt).toBe('<b onclick="x()">She</b> ___ here.');
    for (const prompt of ['a\u0000___', 'x'.repeat(301), 7, { a: 1 }, ['___']])
      expect((await desk.edit('A', 4, (edits) => Object.assign(edits[0] ?? {}, { prompt }))).status).toBe(
        422,
      );
    for (const body of [{}, { questions: null }, { questions: 'x' }, { questions: [[], [], []] }])
      expect((await desk.update('A', 4, body)).status).toBe(422);
    const huge = { questions: Array.from({ length: 3 }, () => ({ tests: 'x'.repeat(60_000) })) };
    expect((await desk.update('A', 4, huge)).status).toBe(413);
  });

  test('made from an older version is refused, and shows the present one', async () => {
    await desk.edit('A', 4, otherFirst);
    const { questions: old } = await desk.read('A', 5);
    expect(old.length).toBe(4);
    const late = await desk.update('A', 4, { questions: [], version: 0 });
    expect(refusalOf(late)).toEqual([409, 'changed_meanwhile']);
    expect(partOf(late)).toMatchObject({ version: 1, part: 4 });
    expect(refusalOf(await desk.restore('A', 4, { version: 0 }))).toEqual([409, 'changed_meanwhile']);
  });

  test('of two saves at the same moment one is kept, and the other is told', async () => {
    const edits = structuredClone(editsOf(await desk.read('A', 4)));
    otherFirst(edits);
    // Both from the version that was read before either: an edit that reads by itself may come after the other's save.
    const save = () => desk.update('A', 4, { questions: edits, version: 0 });
    const [one, two] = await Promise.all([save(), save()]);
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
    expect((await desk.read('A', 4)).version).toBe(1);
  });

  test('takes the delivered questions again, as another version', async () => {
    await desk.edit('A', 4, otherFirst);
    const restored = await desk.restore('A', 4, { version: 1 });
    expect(partOf(restored)).toMatchObject({ version: 2, delivered: true });
    expect(partOf(restored).questions[0]?.prompt).toBe('Form A, part 4, question 1: she ___ here.');
  });

  test('of an introduction counts for both forms, in both languages', async () => {
    const now = await desk.read('intro', 4);
    expect(now.questions.length).toBe(1);
    const introduction = { ...now.introduction, title: 'Talking', title_indo: 'Bercakap' };
    const same = { version: 0, questions: [] };
    expect((await desk.update('intro', 4, { ...same, introduction })).body.errors).toEqual({
      questions: expect.any(String),
    });
    const changed = await desk.edit('intro', 4, () => undefined);
    expect(changed.body.errors).toEqual({ introduction: expect.any(String) });
  });

  test('is in the log with each field that changed, before and after, and nothing else', async () => {
    await desk.edit('A', 4, (edits) => Object.assign(edits[0] ?? {}, { prompt: 'They ___ here.' }));
    const { body } = await given.admin.call('GET', '/log?kind=placement_part&size=1');
    const [entry] = body['entries'] as { object_id: string; before: object; after: Record<string, string> }[];
    expect([entry?.object_id, Object.keys(entry?.after ?? {})]).toEqual(['A-04', ['question_1-prompt']]);
    expect(entry?.after).toEqual({ 'question_1-prompt': 'They ___ here.' });
  });
});

describe('how a question was answered', () => {
  const figures = async (part = 4, question = 0) => {
    const {
      asked,
      answered_right: right,
      answers,
    } = (await desk.read('A', part)).questions[question] ?? {
      asked: 0,
      answered_right: 0,
      answers: [],
    };
    return [asked, right, Object.fromEntries(answers.map(({ answer, times }) => [answer, times]))];
  };
  const taken = async (answer: (string | null)[][]) => {
    const family = await given.school.parent();
    const childId = await paid({}, undefined, family);
    await take(childId, {}, family);
    await take(childId, { answer, status: '1' }, family);
  };

  test('is counted when the test is scored: asked, right, and each answer', async () => {
    await taken(answersWith(4, 5, 4, 3, 4, 5));
    await taken([[], [], [], ['a', 'b', 'b']]);
    await taken([]);
    expect(await figures()).toEqual([3, 1, { a: 1, b: 1, none: 1 }]);
    expect(await figures(6)).toEqual([3, 1, { right: 1, none: 2 }]);
  });

  test('is counted at the deadline as well, and what is no choice is no answer', async () => {
    const childId = await paid();
    await take(childId);
    await take(childId, { answer: [[], [], [], ['z']] });
    at('03:20:01');
    await given.moveTo('2026-08-10T03:21:00Z');
    expect(await figures()).toEqual([1, 0, { none: 1 }]);
  });

  test('is counted anew for a question that was changed, and goes on for one of which only notes were', async () => {
    await taken([[], [], [], ['b', 'b', 'b']]);
    await desk.edit('A', 4, (edits) => {
      otherFirst(edits);
      Object.assign(edits[1] ?? {}, { tests: 'Another note' });
    });
    expect([await figures(), await figures(4, 1)]).toEqual([
      [0, 0, {}],
      [1, 1, { b: 1 }],
    ]);
    await taken([[], [], [], ['c', 'a', 'b']]);
    expect([await figures(), await figures(4, 1)]).toEqual([
      [1, 1, { c: 1 }],
      [2, 1, { a: 1, b: 1 }],
    ]);
  });

  test('of tests that are finished at the same moment all are counted', async () => {
    const families = await Promise.all([1, 2, 3, 4].map(() => given.school.parent()));
    const children = [];
    for (const family of families) {
      const childId = await paid({}, undefined, family);
      await take(childId, {}, family);
      children.push({ childId, family });
    }
    const answers = await Promise.all(
      children.map(({ childId, family }) =>
        take(childId, { answer: [[], [], [], ['b']], status: '1' }, family),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await figures()).toEqual([4, 4, { b: 4 }]);
  });
});

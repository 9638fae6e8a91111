import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskPart } from '../../contract/placement-desk-objects.ts';
import { deskOf, editsOf, partOf, silence } from './desk.test-support.ts';
import { placementSchool } from './taking.test-support.ts';

const given = placementSchool();
let desk: ReturnType<typeof deskOf>;
beforeAll(() => {
  desk = deskOf(given.admin);
});
beforeEach(() => given.school.parts.database.execute('truncate placement_part_revisions, placement_media'));

const texts = {
  title: 'Talking',
  title_indo: 'Bercakap',
  instruction: 'Read it and choose <b>',
  instruction_indo: 'Baca, lalu pilih <b>',
  example_note: 'SECRET no longer: it is c',
  example_note_indo: 'Jawabannya c',
};
/** Part 4's introduction with other texts, and c as the right answer of its example. */
const edited = (now: DeskPart) => ({
  version: now.version,
  introduction: texts,
  questions: editsOf(now).map((example) => ({
    ...example,
    prompt: 'You ___ here.',
    right: 'c',
    choices: example.choices.map((choice, place) => ({
      ...choice,
      why_wrong: place === 2 ? null : 'A note',
    })),
  })),
});
const shownTo = async (childId: number) => {
  const { parts } = (await given.questions(childId)).body as unknown as {
    parts: { title: string; example: { question: { prompt: string }; answer: string } }[];
  };
  const { title, example } = parts[3] ?? { title: '', example: { question: { prompt: '' }, answer: '' } };
  return [title, example.question.prompt, example.answer];
};

describe('a changed introduction', () => {
  test('is shown by both forms from the next test on, and a test that runs keeps its own', async () => {
    const running = await given.paid();
    await given.take(running);
    const before = ['Part 4', 'Form A, part 4, question 9: she ___ here.', 'b'];
    expect(await shownTo(running)).toEqual(before);
    const changed = await desk.update('intro', 4, edited(await desk.read('intro', 4)));
    expect([changed.status, partOf(changed).introduction]).toEqual([200, texts]);
    expect(await shownTo(running)).toEqual(before);
    await given.take(running, { status: '1' });
    given.at('03:30:00');
    const sibling = await given.paid();
    await given.take(sibling);
    expect(await shownTo(sibling)).toEqual(['Talking', 'You ___ here.', 'c']);
    const form = ({ body }: Awaited<ReturnType<typeof given.read>>) =>
      (body['placement_test'] as { form: string }).form;
    expect([form(await given.read(running)), form(await given.read(sibling))]).toEqual(['A', 'B']);
  });

  test('names its part in the list of both forms, and is as delivered again when that is wished', async () => {
    await desk.update('intro', 4, edited(await desk.read('intro', 4)));
    const titles = async () =>
      [await desk.read('A', 4), await desk.read('B', 4)].map((part) => [part.title, part.title_indo]);
    expect(await titles()).toEqual([
      ['Talking', 'Bercakap'],
      ['Talking', 'Bercakap'],
    ]);
    expect(partOf(await desk.restore('intro', 4, { version: 1 }))).toMatchObject({
      version: 2,
      delivered: true,
      introduction: { title: 'Part 4', title_indo: 'Bagian 4' },
    });
    expect(await titles()).toEqual([
      ['Part 4', 'Bagian 4'],
      ['Part 4', 'Bagian 4'],
    ]);
  });
});

test('the key of a changed part is in no reply to a family', async () => {
  await desk.edit('A', 4, (edits) => {
    for (const edit of edits) edit.tests = 'SECRET note';
  });
  const childId = await given.paid();
  const replies = [
    await given.take(childId),
    await given.questions(childId),
    await given.take(childId, { status: '1' }),
  ];
  for (const { body } of replies) {
    expect(JSON.stringify(body)).not.toContain('SECRET');
    expect(JSON.stringify(body)).not.toMatch(/"(right|whyWrong|why_wrong|accepted|mistakes|tests|key)"/);
  }
});

test('a recording sent with a save that was refused is deleted after a day like any that nothing uses', async () => {
  const { name, url } = (await desk.upload('recording', silence())).body['media'] as {
    name: string;
    url: string;
  };
  const refused = await desk.edit('A', 2, (edits) => {
    if (edits[0]?.recording) edits[0].recording.name = name;
    if (edits[1]?.recording) edits[1].recording.name = 'never-uploaded';
  });
  expect(refused.body.errors).toEqual({ 'questions.1.recording': expect.any(String) });
  await given.moveTo('2026-08-11T03:00:00Z');
  expect((await given.admin.call('GET', url.replace('/api/v1', ''))).status).toBe(404);
});

test('a picture that was never uploaded is told beside its choice', async () => {
  const refused = await desk.edit('A', 1, (edits) => {
    if (edits[2]?.choices[1]) edits[2].choices[1].picture = 'never-uploaded';
  });
  expect(refused.body.errors).toEqual({ 'questions.2.choices.1.picture': expect.any(String) });
});

import { describe, expect, test, vi } from 'vitest';
import type { CourseMaster } from '../../../contract/objects.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { type Pair, changedFacts, sendSwap } from './send-swap.ts';

const course = (master_course_id: number, more: Partial<CourseMaster> = {}): CourseMaster => ({
  master_course_id,
  title: 'Animals',
  title_indo: 'Hewan',
  desc: '',
  desc_indo: '',
  grade: 2,
  unit: 1,
  week: 3,
  type: 2,
  video_url: null,
  version: 1,
  ...more,
});
const animals = course(4);
const colours = course(5, { title: 'Colours', grade: 5, unit: 7, week: 1, version: 6 });
const pair: Pair = [animals, colours];
const traded: Pair = [
  { ...animals, grade: 5, unit: 7, week: 1, version: 2 },
  { ...colours, grade: 2, unit: 1, week: 3, version: 7 },
];

const changedMeanwhile = (courses: Pair) =>
  new ApiRefusal(409, '', { error: 'changed_meanwhile', present: { courses: [...courses] } });
const cut = new ApiRefusal(0, '');
const swapped = { message: 'Update Success!', courses: traded };

/** What becomes of a swap when the server answers so; `stored` is what it holds when it is asked again. */
const swapOver = async (answers: readonly (object | Error)[], stored = pair) => {
  const send = vi.fn();
  for (const answer of answers)
    if (answer instanceof Error) send.mockRejectedValueOnce(answer);
    else send.mockResolvedValueOnce(answer);
  return { send, outcome: await sendSwap(pair, { send, read: async () => stored }) };
};

describe('a swap of two courses', () => {
  test('is sent from what was shown', async () => {
    const { send, outcome } = await swapOver([swapped]);
    expect(outcome).toEqual({ kind: 'swapped', message: 'Update Success!', pair: traded });
    expect(send).toHaveBeenCalledWith(pair);
  });

  test('goes on where somebody changed what the question does not name', async () => {
    const described: Pair = [{ ...animals, desc: 'Cows', version: 2 }, colours];
    const { send, outcome } = await swapOver([changedMeanwhile(described), swapped]);
    expect(outcome.kind).toBe('swapped');
    expect(send).toHaveBeenLastCalledWith(described);
  });

  test('stops where somebody moved, renamed or swapped one of them', async () => {
    const moved: Pair = [{ ...animals, week: 2, version: 2 }, colours];
    expect((await swapOver([changedMeanwhile(moved)])).outcome).toEqual({ kind: 'changed', pair: moved });
    expect((await swapOver([changedMeanwhile(traded)])).outcome).toEqual({ kind: 'changed', pair: traded });
    expect(changedFacts(animals, moved[0])).toEqual(['week']);
  });
});

describe('a swap whose answer got lost', () => {
  test('has happened when the places are traded, so that it is not undone by another try', async () => {
    expect((await swapOver([cut], traded)).outcome).toEqual({
      kind: 'swapped',
      message: null,
      pair: traded,
    });
  });

  test('did not arrive when nothing has changed', async () => {
    expect((await swapOver([cut])).outcome).toEqual({ kind: 'not arrived' });
  });

  test('is asked about again when something else has changed', async () => {
    const moved: Pair = [animals, { ...colours, grade: 6, version: 7 }];
    expect((await swapOver([cut], moved)).outcome).toEqual({ kind: 'changed', pair: moved });
  });
});

test('every other refusal is an error', async () => {
  const gone = new ApiRefusal(404, 'Error Not Found', { error: 'not_found' });
  await expect(swapOver([gone])).rejects.toBe(gone);
});

import { expect, test } from 'vitest';
import type { CourseMaster } from '../../../contract/objects.ts';
import type { Pair, SwapOutcome } from './send-swap.ts';
import { undoSwap } from './undo-swap.ts';

const course = (title: string, week: number): CourseMaster => ({
  master_course_id: week,
  title,
  title_indo: title,
  desc: '',
  desc_indo: '',
  grade: 2,
  unit: 1,
  week,
  type: 2,
  video_url: null,
  version: 2,
});
const pair: Pair = [course('Animals', 3), course('Colours', 1)];
const undo = (outcome: SwapOutcome) =>
  undoSwap({
    pair,
    send: async () => outcome,
    about: () => 'Animals and Colours: back in their places',
    inWords: (which, fact, value) => ({ label: `${pair[which].title}, ${fact}`, theirs: value }),
  });

test('a swap that is undone leaves what somebody else has moved since, and says where it is', async () => {
  const moved: Pair = [pair[0], { ...pair[1], week: 4, version: 3 }];
  expect(await undo({ kind: 'changed', pair: moved })).toEqual({
    kind: 'overtaken',
    differences: [{ name: 'week', label: 'Colours, week', yours: '1', theirs: '4' }],
  });
  expect(await undo({ kind: 'not arrived' })).toEqual({ kind: 'not arrived' });
  expect(await undo({ kind: 'swapped', message: 'Update Success!', pair })).toMatchObject({ kind: 'undone' });
});

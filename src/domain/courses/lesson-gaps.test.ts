import { expect, test } from 'vitest';
import { gapsOf } from './lesson-gaps.ts';

const weekly = { type: 2, hasVideo: true } as const;

test('the main video of a week lacks words while none can be asked, and captions while a language has none (rule R379)', () => {
  expect(gapsOf(weekly, { words: 0, captions: 0 })).toEqual(['words', 'captions']);
  expect(gapsOf(weekly, { words: 6, captions: 1 })).toEqual(['captions']);
  expect(gapsOf(weekly, { words: 0, captions: 2 })).toEqual(['words']);
  expect(gapsOf(weekly, { words: 2, captions: 2 })).toEqual([]);
});

test('another video teaches no words, and a lesson without a video lacks nothing else (rule R379)', () => {
  expect(gapsOf({ type: 0, hasVideo: true }, { words: 0, captions: 0 })).toEqual(['captions']);
  expect(gapsOf({ type: 2, hasVideo: false }, { words: 0, captions: 0 })).toEqual([]);
  expect(gapsOf({ type: 1, hasVideo: false }, { words: 0, captions: 0 })).toEqual([]);
});

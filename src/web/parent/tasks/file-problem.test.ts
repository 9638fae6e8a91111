import { expect, test } from 'vitest';
import { fileProblem } from './file-problem.ts';

const MB = 1024 ** 2;

test.each([
  ['picture', { type: 'image/png', size: 3 * MB }, null, null],
  ['picture', { type: 'application/pdf', size: 3 * MB }, null, 'not_readable'],
  ['picture', { type: '', size: 3 * MB }, null, null],
  ['sound', { type: 'audio/mp4', size: MB }, 179, null],
  // What a browser records of sound alone may call itself a video.
  ['sound', { type: 'video/webm', size: MB }, null, null],
  ['video', { type: 'audio/mp4', size: MB }, 20, 'not_readable'],
  ['video', { type: 'video/mp4', size: 100 * MB }, 180.9, null],
  ['video', { type: 'video/mp4', size: 100 * MB + 1 }, 60, 'too_large'],
  ['video', { type: 'video/mp4', size: 40 * MB }, 181, 'too_long'],
  ['video', { type: 'video/mp4', size: 0 }, null, 'not_readable'],
] as const)('a %s of %o that is %s seconds long: %s', (kind, file, seconds, problem) => {
  expect(fileProblem(kind, file, seconds)).toBe(problem);
});

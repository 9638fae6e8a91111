import { expect, test } from 'vitest';
import { videoProblem } from './video-problem.ts';

const MAX = 2 * 1024 ** 3;
const file = (name: string, type: string, size = 1) => ({ name, type, size });

test('a video of exactly 2 GB may be sent, one byte more may not', () => {
  expect(videoProblem(file('a.mp4', 'video/mp4', 2_147_483_648), MAX)).toBeNull();
  expect(videoProblem(file('a.mp4', 'video/mp4', 2_147_483_649), MAX)).toBe('too_big');
});

test('any kind of video is one, nothing else is', () => {
  expect(videoProblem(file('a.m4v', 'video/x-m4v'), MAX)).toBeNull();
  expect(videoProblem(file('a.pdf', 'application/pdf'), MAX)).toBe('not_a_video');
});

test('a file without a type is judged by its name', () => {
  expect(videoProblem(file('a.M4V', ''), MAX)).toBeNull();
  expect(videoProblem(file('a.txt', ''), MAX)).toBe('not_a_video');
});

import { expect, test } from 'vitest';
import { photoProblem, shrunkSize } from './photo-problem.ts';

const MAX = 5 * 1024 * 1024;

test('a photo of exactly 5 MB may be sent, one byte more may not', () => {
  expect(photoProblem({ size: 5_242_880, type: 'image/jpeg' }, MAX)).toBeNull();
  expect(photoProblem({ size: 5_242_881, type: 'image/jpeg' }, MAX)).toBe('too_big');
});

test('JPEG, PNG, WebP, AVIF and GIF are photos, and nothing else is', () => {
  expect(photoProblem({ size: 1, type: 'image/avif' }, MAX)).toBeNull();
  expect(photoProblem({ size: 1, type: 'image/gif' }, MAX)).toBeNull();
  expect(photoProblem({ size: 1, type: 'image/png' }, MAX)).toBeNull();
  expect(photoProblem({ size: 1, type: 'image/webp' }, MAX)).toBeNull();
  expect(photoProblem({ size: 1, type: 'image/svg+xml' }, MAX)).toBe('not_a_photo');
  expect(photoProblem({ size: 1, type: 'application/pdf' }, MAX)).toBe('not_a_photo');
});

test('a file without a type may still be a photo', () => {
  expect(photoProblem({ size: 1, type: '' }, MAX)).toBeNull();
});

test('a file that is not a photo is refused as such, however big it is', () => {
  expect(photoProblem({ size: 9_000_000, type: 'video/mp4' }, MAX)).toBe('not_a_photo');
});

test.each([
  ['a photo of 12 megapixels', 4000, 3000, 'image/png', null],
  ['a JPEG of 40 megapixels', 8000, 5000, 'image/jpeg', null],
  ['a JPEG of 50 megapixels', 8192, 6144, 'image/jpeg', { width: 2400, height: 1800 }],
  ['a scan of 48 megapixels', 6000, 8000, 'image/png', { width: 1800, height: 2400 }],
  ['a WebP of 13 megapixels', 4400, 3000, 'image/webp', { width: 2400, height: 1636 }],
  ['a line of a million to twenty', 1_000_000, 20, 'image/gif', { width: 2400, height: 1 }],
])('%s is sent as it is, or no larger than the server opens', (_, width, height, type, sent) =>
  expect(shrunkSize({ width, height }, type)).toEqual(sent),
);

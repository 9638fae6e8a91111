import { expect, test } from 'vitest';
import {
  FAMILY_UPLOAD_MAX_BYTES,
  MOST_FAMILY_UPLOADS,
  familyUploadKindOf,
  isRecordingOfChild,
  isTooLongForFamily,
} from './family-upload.ts';

test('a family sends at most 100 MB at once, and five files that nothing uses yet', () => {
  expect([FAMILY_UPLOAD_MAX_BYTES, MOST_FAMILY_UPLOADS]).toEqual([104_857_600, 5]);
});

test.each([
  ['image/jpeg', 'picture'],
  ['image/png', 'picture'],
  ['image/webp', 'picture'],
  ['image/avif', 'picture'],
  ['image/gif', 'picture'],
  ['image/heic', null],
  ['image/svg+xml', null],
  ['audio/x-m4a', 'sound'],
  ['audio/mpeg', 'sound'],
  ['audio/wav', 'sound'],
  ['audio/ogg; codecs=opus', 'sound'],
  ['audio/midi', null],
  ['video/mp4', 'video'],
  ['video/quicktime', 'video'],
  ['video/webm', 'video'],
  ['application/pdf', null],
  ['application/zip', null],
  ['text/html', null],
  ['', null],
])('a file of the type %j is a %s', (type, kind) => {
  expect(familyUploadKindOf(type)).toBe(kind);
});

test('sounds and videos may last three minutes, and the hundredths that cameras add', () => {
  expect([0, 179.9, 180, 180.99].map(isTooLongForFamily)).toEqual([false, false, false, false]);
  expect([181, 182.5, 36_000].map(isTooLongForFamily)).toEqual([true, true, true]);
});

test('sounds and videos are recordings of a child, pictures are not', () => {
  expect([isRecordingOfChild('sound'), isRecordingOfChild('video'), isRecordingOfChild('picture')]).toEqual([
    true,
    true,
    false,
  ]);
});

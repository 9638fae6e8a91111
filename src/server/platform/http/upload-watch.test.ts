import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestUpload, uploadPace, watchUpload } from './upload-watch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MB = 1024 * 1024;

/** Sends `bytes` at a steady speed. @returns why it was stopped, or null once all of it has arrived */
const upload = (bytes: number, bytesPerSecond: number, mostBytes = bytes) => {
  const body = new PassThrough();
  const stopped: string[] = [];
  const end = watchUpload(body, {
    mostBytes,
    pace: uploadPace,
    stop: ({ refused }) => stopped.push(refused),
  });
  for (let sent = 0; sent < bytes && stopped.length === 0; sent += bytesPerSecond) {
    body.emit('data', Buffer.alloc(bytesPerSecond));
    vi.advanceTimersByTime(1000);
  }
  end();
  return stopped[0] ?? null;
};

test.each([
  ['a photo of 5 MB from a phone at 16 kB/s', 5 * MB, 16_000, 5 * MB + 20_000],
  ['a photo of 100 kB at 1 kB/s', 100_000, 1000, 5 * MB],
  ['a video of 1 GB at 32 kB/s', 1024 * MB, 32_000, 2048 * MB],
])('%s arrives', (_what, bytes, speed, mostBytes) => {
  expect(upload(bytes, speed, mostBytes)).toBeNull();
});

test.each([
  ['a byte a second', 5 * MB, 1],
  ['a photo of 5 MB at 8 kB/s, which takes longer than a photo may', 5 * MB, 8000],
])('%s is too slow', (_what, bytes, speed) => {
  expect(upload(bytes, speed)).toBe('too_slow');
});

test('more than the endpoint takes is too large, and said once', () => {
  const body = new PassThrough();
  const stopped: string[] = [];
  watchUpload(body, { mostBytes: 1000, pace: uploadPace, stop: ({ refused }) => stopped.push(refused) });
  for (const bytes of [1000, 1, 1]) body.emit('data', Buffer.alloc(bytes));
  vi.advanceTimersByTime(3_600_000);
  expect(stopped).toEqual(['too_large']);
});

test('a photo of 5 MB may take 8 minutes', () => {
  expect(Math.floor(longestUpload(5 * MB) / 60_000)).toBe(8);
});

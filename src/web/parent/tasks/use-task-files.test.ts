import { expect, test } from 'vitest';
import { clockOf } from './clock-words.ts';
import { nameOfRecording } from './sound-recorder.tsx';
import { type TaskFileEntry, endOf, idsWhenReady } from './use-task-files.ts';

const entry = (more: Partial<TaskFileEntry> = {}): TaskFileEntry => ({
  key: 1,
  kind: 'picture',
  name: 'cat.jpg',
  file: null,
  stored: null,
  size: 10,
  sent: 10,
  state: 'ready',
  problem: null,
  uploadId: 'u1',
  ...more,
});

test('a task is handed in once all of its files are ready', () => {
  expect(idsWhenReady([entry(), entry({ key: 2, uploadId: 'u2' })])).toEqual(['u1', 'u2']);
  expect(idsWhenReady([entry(), entry({ key: 2, state: 'converting' })])).toBeNull();
  expect(idsWhenReady([entry({ state: 'failed', uploadId: null })])).toBeNull();
});

test('what the server made of a file says its kind, or what is wrong with it', () => {
  const upload = { upload_id: 'u1', kind: 'sound' } as const;
  expect(endOf({ ...upload, state: 'ready' }, 'video')).toMatchObject({ state: 'ready', kind: 'sound' });
  expect(endOf({ ...upload, state: 'too_long' }, 'sound')).toMatchObject({ problem: 'too_long' });
  expect(endOf({ ...upload, kind: null, state: 'unreadable' }, 'video')).toMatchObject({
    state: 'failed',
    problem: 'not_readable',
    kind: 'video',
  });
});

test('a recording is named by what the browser records in', () => {
  expect(nameOfRecording('Recording', 'audio/webm;codecs=opus')).toBe('Recording.webm');
  expect(nameOfRecording('Recording', 'audio/mp4')).toBe('Recording.m4a');
});

test('its time is shown as players do', () => {
  expect([0, 7.9, 60, 180].map(clockOf)).toEqual(['0:00', '0:07', '1:00', '3:00']);
});

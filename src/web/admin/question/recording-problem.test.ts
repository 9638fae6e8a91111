import { expect, test } from 'vitest';
import { recordingProblem } from './recording-problem.ts';

const limit = 5_000_000;

test.each([
  'audio/wav',
  'audio/x-m4a',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/webm;codecs=opus',
  'video/webm',
])('a recording may be %s', (type) =>
  expect(recordingProblem({ name: 'take', size: 1000, type }, limit)).toBeNull(),
);

test.each(['text/html', 'image/svg+xml', 'video/mp4', 'audio/midi', 'application/zip'])(
  '%s is no recording',
  (type) => expect(recordingProblem({ name: 'take.mp3', size: 1000, type }, limit)).toBe('not_a_recording'),
);

test('where the system gives no type, the ending of the name decides', () => {
  expect(recordingProblem({ name: 'Take 1.M4A', size: 1000, type: '' }, limit)).toBeNull();
  expect(recordingProblem({ name: 'take.mp3.exe', size: 1000, type: '' }, limit)).toBe('not_a_recording');
});

test('a recording above the limit is refused before it is sent', () => {
  expect(recordingProblem({ name: 'a.wav', size: 5_000_000, type: 'audio/wav' }, limit)).toBeNull();
  expect(recordingProblem({ name: 'a.wav', size: 5_000_001, type: 'audio/wav' }, limit)).toBe('too_big');
});

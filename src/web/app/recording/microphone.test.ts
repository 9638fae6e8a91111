import { expect, test } from 'vitest';
import { microphoneProblem } from './microphone.ts';

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'failed'],
] as const)('a browser that says %s is understood', (name, problem) =>
  expect(microphoneProblem(new DOMException('', name))).toBe(problem),
);

test('what nobody has named is a failure of the recording', () => {
  expect(microphoneProblem('broken')).toBe('failed');
});

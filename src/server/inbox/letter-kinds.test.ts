import { expect, test } from 'vitest';
import { type LetterKind, isNotice } from './letter-kinds.ts';

test.each<[LetterKind, boolean]>([
  ['activation', false],
  ['reset', false],
  ['password_changed', true],
  ['email_removed', true],
  ['email_changed', true],
  ['placement_reminder', true],
  ['receipt', true],
])('somebody waits for the link of %s, or it is a notice: %s (R73)', (kind, notice) => {
  expect(isNotice(kind)).toBe(notice);
});

import { expect, test } from 'vitest';
import { withoutUnseen } from './visible-text.ts';

test.each([
  ['\u202a+62 812-3456-7890\u202c', '+62 812-3456-7890'],
  ['0812\u200b3456\u20607890', '081234567890'],
  ['\ufeffSiti', 'Siti'],
  ['Sa\u00adri', 'Sari'],
  ['\u2068Rafi\u2069\u200e', 'Rafi'],
  ['Nur\u034faini\u180e', 'Nuraini'],
  ['\u3164', ''],
  ['Wayan\ufe0f', 'Wayan'],
  ['ti\u200dga', 'tiga'],
])('characters that nobody sees leave %j', (text, seen) => {
  expect(withoutUnseen(text)).toBe(seen);
});

test.each([
  '👩‍🏫 Unit 1.mp4',
  '❤️ Alya',
  '👍🏽',
  '👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣ Satu',
  'Jörg',
  'e\u0301',
  'line\nline',
  'a b',
  '',
])('what is seen stays as it is: %j', (text) => {
  expect(withoutUnseen(text)).toBe(text);
});

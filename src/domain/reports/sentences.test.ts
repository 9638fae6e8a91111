import { expect, test } from 'vitest';
import { mayBeSentence, saidOf } from './sentences.ts';

test.each([
  ['{name} listens well.', '{name} menyimak dengan baik.', true],
  ['Read together.', 'Bacalah bersama.', true],
  ['{name} listens well.', 'Menyimak dengan baik.', false],
  ['{child} listens well.', '{child} menyimak dengan baik.', false],
  ['{name listens well.', '{name menyimak.', false],
])('%j with %j may come into the bank: %s (R212)', (en, id, may) => {
  expect(mayBeSentence({ en, id })).toBe(may);
});

test('the name is filled in as it is written, whatever it holds (R212)', () => {
  expect(saidOf('{name} reads. Well done, {name}!', '$& <b>')).toBe('$& <b> reads. Well done, $& <b>!');
});

import { expect, test } from 'vitest';
import { keptRows } from './kept-rows.ts';

test('rows are read once, until a table that they come from is written', async () => {
  let [version, reads] = [0, 0];
  const rows = keptRows<string, string>(() => version);
  const ask = (key: string) => rows.get(key, async () => `${key} ${(reads += 1)}`);
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a 1', 'a 1', 'b 2']);
  version += 1;
  expect([await ask('a'), await ask('a')]).toEqual(['a 3', 'a 3']);
});

test('rows that were written while they were read are read again', async () => {
  let [version, stored] = [0, 'before'];
  const rows = keptRows<string, string>(() => version);
  const read = async () => {
    const seen = stored;
    await Promise.resolve();
    if (stored === 'before') [stored, version] = ['after', version + 1];
    return seen;
  };
  expect(await rows.get('a', read)).toBe('before');
  expect(await rows.get('a', read)).toBe('after');
});

test('what is not there, and what is too old for who asks, is read again', async () => {
  const rows = keptRows<string, number>(() => 0);
  expect(await rows.get('a', async () => null)).toBeNull();
  expect(await rows.get('a', async () => 1)).toBe(1);
  expect(await rows.get('a', async () => 2)).toBe(1);
  expect(
    await rows.get(
      'a',
      async () => 2,
      (kept) => kept > 1,
    ),
  ).toBe(2);
});

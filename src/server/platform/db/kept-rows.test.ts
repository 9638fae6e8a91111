import { expect, test } from 'vitest';
import { keptRows } from './kept-rows.ts';
import { sharedRead, sharingReads } from './shared-reads.ts';

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

test('rows that a page shares are not what is kept once they were written, for the page nor for others', async () => {
  let [version, stored] = [0, 'alive'];
  const rows = keptRows<string, string>(() => version);
  const find = () =>
    rows.get('session', () =>
      sharedRead(
        () => 'session',
        async () => stored,
      ),
    );
  await sharingReads(async () => {
    expect(await find()).toBe('alive');
    [stored, version] = ['ended', version + 1];
    expect(await find()).toBe('ended');
  });
  expect(await find()).toBe('ended');
});

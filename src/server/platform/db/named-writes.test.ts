import { expect, test } from 'vitest';
import { namedWrites } from './named-writes.ts';

type Named = (query: { text: string }) => unknown;
const nameAfter = (named: Named, text: string, times = 10) => {
  let last: unknown;
  for (let time = 0; time < times; time += 1) last = named({ text });
  return (last as { name?: string }).name;
};

test('a write has a name from its fifth time on, and each text another one', () => {
  const named = namedWrites() as Named;
  expect(nameAfter(named, 'insert into "notes" values ($1)', 4)).toBeUndefined();
  expect(nameAfter(named, 'insert into "notes" values ($1)', 1)).toBe('write 0');
  expect(nameAfter(named, 'update "notes" set "text" = $1')).toBe('write 1');
  expect(nameAfter(named, '\n  insert into "notes" values ($1), ($2)')).toBe('write 2');
  expect(nameAfter(named, 'insert into "notes" values ($1)', 1)).toBe('write 0');
});

test('what reads, locks or deletes, and what has a name of its own, is left as it is', () => {
  const named = namedWrites();
  const left = [
    { text: 'select 1' },
    { text: 'delete from "notes"' },
    { text: 'with a as (select 1) insert into "notes" select * from a' },
    { text: 'insert into "notes" values ($1)', name: 'own' },
    'update "notes" set "text" = 1',
  ];
  for (let time = 0; time < 10; time += 1) for (const query of left) expect(named(query)).toBe(query);
});

test('connections keep a hundred names at most, and none of a text of any length', () => {
  const named = namedWrites() as Named;
  const texts = Array.from({ length: 150 }, (_, n) => `insert into "notes${n}" values ($1)`);
  expect(texts.filter((text) => nameAfter(named, text) !== undefined)).toHaveLength(100);
  expect(nameAfter(named, texts[0] ?? '')).toBe('write 0');
  expect(
    nameAfter(namedWrites() as Named, `insert into "notes" values ${'($1), '.repeat(1000)}`),
  ).toBeUndefined();
});

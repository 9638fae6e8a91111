import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { byLetters } from './columns.ts';
import type { OpenDatabase } from './database.ts';
import { holdsWords, wordsOf } from './search.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const finds = async (typed: string, stored: string) => {
  const found = holdsWords(sql`searchable(' ' || ${stored} || ' ')`, typed) ?? sql`true`;
  const { rows } = await database.db.execute(sql`select ${found} as found`);
  return rows[0]?.['found'];
};

test.each([
  ['hand', 'Siti Handayani'],
  ['ani sit', 'Siti Handayani'],
  ['3', 'Unit 3: Wild animals'],
  ['2', 'Grade 2, unit 1'],
  ['3', 'Units 1–3'],
  ['1', 'Units 1–3'],
  ['(3)', 'Unit 3'],
  ['3', 'Unit (3)'],
  ['50%', 'Half price, 50 %'],
  ['0812-345', '+6281234567890 081234567890'],
  ['(0812) 345', '+6281234567890 081234567890'],
  ['0', '+6281234567890 081234567890'],
  ['08', '+6281234567890 081234567890'],
  ['+62', '+6281234567890 081234567890'],
  ['00991', 'JNE-0099.1'],
  ['nuraini', 'Nur’aini'],
  ["nur'aini -", 'Nuraini'],
  ['M.Yusuf', 'M. Yusuf'],
  ['M. Yusuf', 'M.Yusuf'],
  ['moh ridwan', 'Moh.Ridwan'],
  ['1.234', 'Resi 1234'],
  ['nuraini', 'Nurʻaini'],
  ['nur´aini', 'Nur′aini'],
  ['nur＇aini', "Nur'aini"],
  ['soren lukasz', 'Søren Łukasz'],
  ['Søren', 'soren'],
  ['strasse', 'Straße'],
  ['aegir', 'Ægir'],
  ['desiree', 'DÉSIRÉE'],
  ['DÉSIRÉE', 'desiree'],
])('%s finds %s', async (typed, stored) => {
  expect(await finds(typed, stored)).toBe(true);
});

test.each([
  ['3', 'Unit 13'],
  ['3', '081334567890'],
  ['(3)', 'Unit 30'],
  ['12', '10-08-2026 081212121212'],
  ['20', '10-08-2026'],
  ['08', '1081'],
  ['%', 'Siti'],
  ['_', 'Siti'],
  ['-', 'Siti'],
  ['a_c', 'abd'],
])('%s does not find %s', async (typed, stored) => {
  expect(await finds(typed, stored)).toBe(false);
});

test('nothing typed is no condition', () => {
  expect(holdsWords(sql`title`, ' ')).toBeUndefined();
});

test('typed words have the form of the texts, whatever sign or letter stands in them', async () => {
  const ranges = [
    [0x20, 0x24f],
    [0x2b0, 0x2ff],
    [0x300, 0x36f],
    [0x2010, 0x204f],
  ] as const;
  const texts = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => `x${String.fromCodePoint(from + index)}y`),
  );
  const { rows } = await database.execute(
    'select said, searchable(said) as form from unnest($1::text[]) as said',
    [texts],
  );
  expect(rows).toHaveLength(texts.length);
  for (const { said, form } of rows) {
    const words = wordsOf(String(said)).join(' ').toLowerCase();
    const stored = String(form).split(/\s+/).join(' ').toLowerCase();
    expect([said, words]).toEqual([said, stored]);
  }
});

test('names are sorted letter by letter, without capitals and accents, in a database of any locale', async () => {
  const key = byLetters(sql`searchable(name)`);
  const { rows } = await database.db.execute(sql`
    select name, collation for (${key}) as by
    from (values ('fajar'), ('Anam'), ('Éka'), ('Ana Wati'), ('Zaki'), ('ana')) named (name) order by ${key}`);
  expect(rows.map(({ name }) => name)).toEqual(['ana', 'Ana Wati', 'Anam', 'Éka', 'fajar', 'Zaki']);
  expect(new Set(rows.map(({ by }) => by))).toEqual(new Set(['"C"']));
});

test('every index of names is in that order, or lists could not use it', async () => {
  const { rows } = await database.db.execute(sql`
    select indexname as name, indexdef like '%COLLATE "C"%' as by_letters from pg_indexes
    where indexdef like '%btree%' and indexdef ~ 'parent_name|child_name|searchable' order by indexname`);
  expect(rows).toEqual(
    [
      'children_child_name_idx',
      'children_parent_name_idx',
      'orders_child_name_idx',
      'orders_status_child_name_idx',
    ].map((name) => ({ name, by_letters: true })),
  );
});

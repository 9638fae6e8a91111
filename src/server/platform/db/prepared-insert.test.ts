import { asc, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { calendarDay, instant } from './columns.ts';
import type { OpenDatabase } from './database.ts';
import { preparedInsert } from './prepared-insert.ts';

const notes = pgTable('inserted_notes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  text: text('text').notNull(),
  isRead: boolean('is_read').notNull().default(false),
  facts: jsonb('facts').$type<object | null>(),
  at: instant('at'),
  day: calendarDay('day'),
});
const insert = preparedInsert('notes of the test', notes);
const insertLoud = preparedInsert('loud notes of the test', notes, {
  computed: { text: sql`upper('loud')` },
});
const insertOnce = preparedInsert('notes of the test, once', notes, {
  onConflict: (one) => one.onConflictDoUpdate({ target: notes.text, set: { isRead: true } }),
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.execute(
    `create table inserted_notes (id integer primary key generated always as identity, text text not null,
     is_read boolean not null default false, facts jsonb, at timestamptz(3), day date)`,
  );
});
beforeEach(() => database.empty());
afterAll(() => database.close());

const all = () => database.db.select().from(notes).orderBy(asc(notes.id));
type New = typeof notes.$inferInsert;
const add = (...rows: New[]) => database.transaction((tx) => insert(tx, rows));

test('rows are stored and given back as by an insert that is built for them', async () => {
  const at = new Date('2026-08-10T01:02:03.456Z');
  const rows: New[] = [
    { text: 'one', isRead: true, facts: { lines: ['a', null], 'it’s': 1 }, at, day: '2026-08-10' },
    { text: 'two', isRead: false, facts: null, at: null, day: null },
  ];
  const plain = await database.db.insert(notes).values(rows).returning();
  for (let time = 1; time <= 7; time += 1) {
    const stored = await add(...rows);
    expect(stored).toEqual(plain.map((row, n) => ({ ...row, id: 2 * time + n + 1 })));
  }
  expect((await all()).map(({ id: _id, ...row }) => row)).toEqual(
    Array.from({ length: 8 }, () => rows).flat(),
  );
  // A null is no JSON.
  const { rows: nulls } = await database.execute('select 1 from inserted_notes where facts is null');
  expect(nulls).toHaveLength(8);
});

test('what is left out is the database’s default', async () => {
  expect(await add({ text: 'one' })).toMatchObject([{ isRead: false, facts: null }]);
  expect(await add({ text: 'two', isRead: undefined, at: null })).toMatchObject([
    { isRead: false, at: null },
  ]);
});

test('rows of different columns are refused', async () => {
  await expect(add({ text: 'one' }, { text: 'two', day: '2026-08-10' })).rejects.toThrow('different columns');
  expect(await all()).toEqual([]);
});

test('any number of rows is inserted', async () => {
  for (let number = 1; number <= 70; number += 1) {
    const rows = Array.from({ length: number }, (_, n) => ({ text: `${number} ${n}` }));
    expect((await add(...rows)).map(({ text: stored }) => stored)).toEqual(rows.map((row) => row.text));
  }
  expect(await all()).toHaveLength((70 * 71) / 2);
});

test('a row of a transaction that fails is gone', async () => {
  const failed = database.transaction(async (tx) => {
    await insert(tx, [{ text: 'never' }]);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await all()).toEqual([]);
});

test('a column may be an expression of every row', async () => {
  const stored = await database.transaction((tx) => insertLoud(tx, [{ isRead: true }, { isRead: false }]));
  expect(stored).toMatchObject([
    { text: 'LOUD', isRead: true },
    { text: 'LOUD', isRead: false },
  ]);
});

test('what is done with a row that is there already is part of the statement', async () => {
  await database.execute('create unique index inserted_notes_text_key on inserted_notes (text)');
  const once = () => database.transaction((tx) => insertOnce(tx, [{ text: 'one' }]));
  expect(await once()).toMatchObject([{ isRead: false }]);
  expect(await once()).toMatchObject([{ isRead: true }]);
  expect(await all()).toHaveLength(1);
});

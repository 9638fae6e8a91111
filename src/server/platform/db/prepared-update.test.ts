import { eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { calendarDay, instant } from './columns.ts';
import type { OpenDatabase } from './database.ts';
import { preparedUpdate } from './prepared-update.ts';

const notes = pgTable('updated_notes', {
  name: text('name').primaryKey(),
  text: text('text').notNull(),
  facts: jsonb('facts').$type<object | null>(),
  at: instant('at'),
  day: calendarDay('day'),
  times: integer('times').notNull().default(0),
  more: integer('more'),
  most: integer('most'),
});
const update = preparedUpdate('notes of the test', notes, notes.name, { returning: { name: notes.name } });
const updateCounted = preparedUpdate('counted notes of the test', notes, notes.name, {
  computed: { times: sql`${notes.times} + 1` },
  returning: { times: notes.times, at: notes.at },
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.execute(
    `create table updated_notes (name text primary key, text text not null, facts jsonb, at timestamptz(3), day date,
     times integer not null default 0, more integer, most integer)`,
  );
});
beforeEach(async () => {
  await database.empty();
  await database.db.insert(notes).values([
    { name: 'one', text: 'first', facts: { a: 1 }, at: new Date(0), day: '2026-08-10' },
    { name: 'two', text: 'second' },
  ]);
});
afterAll(() => database.close());

const rowOf = async (name: string) => (await database.db.select().from(notes).where(eq(notes.name, name)))[0];
const inTransaction = <T>(work: Parameters<typeof database.transaction<T>>[0]) => database.transaction(work);

test('the row of the key changes as by an update that is built for it, and no other', async () => {
  const at = new Date('2026-08-10T01:02:03.456Z');
  for (let time = 1; time <= 7; time += 1) {
    const changes = { text: `now ${time}`, facts: { lines: ['a', null], time }, at, day: '2026-08-11' };
    expect(await inTransaction((tx) => update(tx, 'two', changes))).toEqual({ name: 'two' });
    expect(await rowOf('two')).toEqual({ name: 'two', times: 0, more: null, most: null, ...changes });
  }
  expect(await rowOf('one')).toMatchObject({ text: 'first', at: new Date(0) });
});

test('null is written, what is left out stays', async () => {
  await inTransaction((tx) => update(tx, 'one', { facts: null, at: null }));
  expect(await rowOf('one')).toMatchObject({ text: 'first', facts: null, at: null, day: '2026-08-10' });
  // A null is no JSON.
  expect((await database.execute('select 1 from updated_notes where facts is null')).rows).toHaveLength(2);
});

test('an expression is computed from the row, and what is asked for comes back', async () => {
  await inTransaction((tx) => updateCounted(tx, 'one', { text: 'once' }));
  const again = await inTransaction((tx) => updateCounted(tx, 'one', { text: 'twice' }));
  expect(again).toEqual({ times: 2, at: new Date(0) });
});

test('a key without a row changes nothing', async () => {
  expect(await inTransaction((tx) => update(tx, 'three', { text: 'none' }))).toBeUndefined();
});

test('more sets of columns than are kept are written as well', async () => {
  const all = ['text', 'facts', 'at', 'day', 'times', 'more', 'most'] as const;
  const value = {
    text: 'new',
    facts: { b: 2 },
    at: new Date(5),
    day: '2026-08-12',
    times: 9,
    more: 1,
    most: 2,
  };
  const sets = Array.from({ length: 127 }, (_, bits) => all.filter((_name, n) => ((bits + 1) >> n) & 1));
  for (const names of sets) {
    const changes = Object.fromEntries(names.map((name) => [name, value[name]]));
    expect(await inTransaction((tx) => update(tx, 'two', changes))).toEqual({ name: 'two' });
  }
  expect(await rowOf('two')).toEqual({ name: 'two', ...value });
});

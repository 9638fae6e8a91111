import { asc, eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { intArray, isInPlaceholder } from './any-of.ts';
import type { OpenDatabase, Tx } from './database.ts';
import { prepared } from './prepared.ts';

const notes = pgTable('prepared_notes', { id: integer('id').primaryKey(), text: text('text').notNull() });

let built = 0;
const byId = prepared('note of the test', (db) => {
  built += 1;
  return db
    .select({ text: notes.text })
    .from(notes)
    .where(eq(notes.id, sql.placeholder('id')));
});
const byIds = prepared('notes of the test', (db) =>
  db.select({ text: notes.text }).from(notes).where(isInPlaceholder(notes.id, 'ids')).orderBy(asc(notes.id)),
);

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.execute('create table prepared_notes (id integer primary key, text text not null)');
});
beforeEach(() => database.empty());
afterAll(() => database.close());

const textOf = async (id: number) => (await byId(database.db, { id }))[0]?.text;

test('a prepared query is built once, and answers each call by its own values', async () => {
  await database.db.insert(notes).values([
    { id: 1, text: 'one' },
    { id: 2, text: 'two' },
    { id: 3, text: 'three' },
  ]);
  const before = built;
  // More calls at once than there are connections: each of them has to know the statement.
  const asked = Array.from({ length: 60 }, (_, number) => 1 + (number % 3));
  const words = { 1: 'one', 2: 'two', 3: 'three' } as Record<number, string>;
  expect(await Promise.all(asked.map(textOf))).toEqual(asked.map((id) => words[id]));
  expect(await textOf(4)).toBeUndefined();
  expect(built - before).toBeLessThanOrEqual(1);
  expect(await byIds(database.db, { ids: intArray([3, 1]) })).toEqual([{ text: 'one' }, { text: 'three' }]);
  expect(await byIds(database.db, { ids: intArray([]) })).toEqual([]);
});

test('a prepared query sees what its own transaction wrote, and nobody else does before the commit', async () => {
  const changedMind = database.transaction(async (tx) => {
    await tx.insert(notes).values({ id: 7, text: 'inside' });
    // Both ways lead into the transaction: through what it was handed, and through the database itself.
    expect((await byId(tx, { id: 7 }))[0]?.text).toBe('inside');
    expect(await textOf(7)).toBe('inside');
    throw new Error('changed my mind');
  });
  await expect(changedMind).rejects.toThrow('changed my mind');
  expect(await textOf(7)).toBeUndefined();
});

test('a transaction builds nothing anew, and is asked over its own connection from wherever it is used', async () => {
  await textOf(1);
  const before = built;
  const handed = Promise.withResolvers<Tx>();
  const read = Promise.withResolvers<void>();
  const work = database.transaction(async (tx) => {
    await tx.insert(notes).values({ id: 8, text: 'inside' });
    expect((await byId(tx, { id: 8 }))[0]?.text).toBe('inside');
    await database.transaction(async (savepoint) => {
      expect((await byId(savepoint, { id: 8 }))[0]?.text).toBe('inside');
    });
    expect(built).toBe(before);
    handed.resolve(tx);
    await read.promise;
  });
  const tx = await handed.promise;
  // Here no transaction surrounds the code, so that the database itself would ask over another connection.
  expect((await byId(tx, { id: 8 }))[0]?.text).toBe('inside');
  read.resolve();
  await work;
  await expect(byId(tx, { id: 8 })).rejects.toThrow();
});

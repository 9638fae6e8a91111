import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { intArray, isInPlaceholder } from './any-of.ts';
import type { OpenDatabase } from './database.ts';
import { prepared, preparedWrite } from './prepared.ts';

const notes = pgTable('pipelined_notes', { id: integer('id').primaryKey(), text: text('text').notNull() });
const over = sql<number>`pg_backend_pid()`;
const byId = prepared('pipelined note', (db) =>
  db
    .select({ text: notes.text, over })
    .from(notes)
    .where(eq(notes.id, sql.placeholder('id'))),
);
const broken = prepared('broken pipelined read', (db) =>
  db.select({ text: sql`1 / (${sql.placeholder('id')}::int)` }).from(notes),
);

const pageOf = prepared('page of pipelined notes', (db) =>
  db.select({ over }).from(notes).orderBy(notes.id).limit(1).offset(sql.placeholder('skipped')),
);
const manyById = prepared('many pipelined notes', (db) =>
  db.select({ over }).from(notes).where(isInPlaceholder(notes.id, 'ids')),
);
const change = preparedWrite('locked pipelined note', (db) =>
  db
    .update(notes)
    .set({ text: 'later' })
    .where(eq(notes.id, sql.placeholder('id'))),
);

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.execute('create table pipelined_notes (id integer primary key, text text not null)');
  await database.execute(`insert into pipelined_notes values (1, 'one'), (2, 'two'), (3, 'three')`);
});
afterAll(() => database.close());

const read = async (id: number) => (await byId(database.db, { id }))[0];

test('reads of one turn are answered each by its own values, over one connection', async () => {
  const found = await Promise.all([1, 2, 3, 4].map(read));
  expect(found.map((note) => note?.text)).toEqual(['one', 'two', 'three', undefined]);
  expect(new Set(found.slice(0, 3).map((note) => note?.over)).size).toBe(1);
});

test('reads that several callbacks of one turn ask for go over one connection', async () => {
  const inCallback = async (id: number) => {
    await nextTurn();
    return read(id);
  };
  const [one, two] = await Promise.all([inCallback(1), inCallback(2)]);
  expect(two?.over).toBe(one?.over);
});

/** They take longer than a read by a key. */
test.runIf(process.env['TEST_DATABASE_URL']).each([
  ['a page of a list', () => pageOf(database.db, { skipped: 2 })],
  [
    'the rows of a whole list',
    () => manyById(database.db, { ids: intArray(Array(1000).fill(100)).replace('100', '1') }),
  ],
])('%s holds up no read of its turn', async (_, readLonger) => {
  const [note, [longer]] = await Promise.all([read(1), readLonger()]);
  expect(longer?.over).not.toBe(note?.over);
});

test('a read that fails leaves the others of its turn alone', async () => {
  const [one, failed, two] = await Promise.allSettled([read(1), broken(database.db, { id: 0 }), read(2)]);
  expect([one.status, failed.status, two.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await read(3)).toMatchObject({ text: 'three' });
});

/** The embedded database is one session. */
test.runIf(process.env['TEST_DATABASE_URL'])('a write that fails closes its connection', async () => {
  const process = async () => (await database.execute('select pg_backend_pid() as id')).rows[0]?.['id'];
  const before = await process();
  await expect(database.execute('delete from pipelined_notes where 1 / id = 1 / 0')).rejects.toThrow(
    'division by zero',
  );
  expect(await process()).not.toBe(before);
});

test('many turns at once are all answered', async () => {
  const turns = Array.from({ length: 200 }, async (_, n) => {
    for (let later = n % 7; later > 0; later -= 1) await nextTurn();
    return [await read(1 + (n % 3)), await read(1)].map((note) => note?.text);
  });
  const words = ['one', 'two', 'three'];
  expect(await Promise.all(turns)).toEqual(turns.map((_, n) => [words[n % 3], 'one']));
});

/** The embedded database is one session: there nothing waits for a lock. */
test.runIf(process.env['TEST_DATABASE_URL'])('a write that waits for a lock holds up no read', async () => {
  const held = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holder = database.transaction(async (tx) => {
    await tx.update(notes).set({ text: 'held' }).where(eq(notes.id, 1));
    held.resolve();
    await free.promise;
  });
  await held.promise;
  let isWritten = false;
  const written = change(database.db, { id: 1 }).then(() => (isWritten = true));
  expect((await Promise.all([read(1), read(2)])).map((note) => note?.text)).toEqual(['one', 'two']);
  expect(isWritten).toBe(false);
  free.resolve();
  await Promise.all([holder, written]);
});

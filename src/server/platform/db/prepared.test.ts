import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { intArray, isInPlaceholder } from './any-of.ts';
import type { Database, OpenDatabase, Tx } from './database.ts';
import { instant } from './columns.ts';
import { mapFlatRows } from './flat-rows.ts';
import { placeholderFor, prepared, preparedSql, preparedWrite } from './prepared.ts';
import { sharingReads } from './shared-reads.ts';

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

const more = sql`${notes.text} || ${sql.placeholder('more')}::text`;
const extend = preparedWrite('longer note of the test', (db) =>
  db
    .update(notes)
    .set({ text: more })
    .where(eq(notes.id, sql.placeholder('id'))),
);
const appendInSql = preparedSql(
  'longer note in SQL',
  () => sql`update ${notes} set text = ${more} where id = ${sql.placeholder('id')}`,
);

const { at } = getTableColumns(pgTable('prepared_instants', { at: instant('at') }));
const sameInstant = prepared('instant of the test', (db) =>
  db
    .select({ at: sql`${placeholderFor(at, 'at')}::timestamptz`.mapWith(at) })
    .from(sql`(values (1)) as one (id)`),
);

const kinds = pgTable('prepared_kinds', {
  id: integer('id').primaryKey(),
  at: instant('at'),
  details: jsonb('details').$type<object>(),
  day: date('day', { mode: 'string' }),
});
const everyKind = (db: Database) =>
  db
    .select({ ...getTableColumns(kinds), twice: sql<number>`${kinds.id} * 2`.mapWith(Number).as('twice') })
    .from(kinds)
    .orderBy(asc(kinds.id));
const kindsFlat = prepared('kinds of the test', everyKind);
const kindsNested = prepared('kinds of the test in objects', (db) =>
  db
    .select({ kind: getTableColumns(kinds), note: notes })
    .from(kinds)
    .leftJoin(notes, eq(notes.id, kinds.id))
    .orderBy(asc(kinds.id)),
);

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.execute(
    'create table prepared_kinds (id integer primary key, at timestamptz(3), details jsonb, day date)',
  );
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

test('rows of a prepared query are read as those of any other, flat ones by decoders that are looked up once', async () => {
  const rows = [
    {
      id: 1,
      at: new Date('2026-08-10T03:00:00.123Z'),
      details: { words: ['satu', null] },
      day: '2026-08-10',
    },
    { id: 2, at: null, details: null, day: null },
  ];
  await database.db.insert(kinds).values(rows);
  await database.db.insert(notes).values({ id: 2, text: 'two' });
  const flat = rows.map((row) => ({ ...row, twice: 2 * row.id }));
  expect(await kindsFlat(database.db, {})).toEqual(flat);
  expect(await everyKind(database.db)).toEqual(flat);
  expect(await kindsNested(database.db, {})).toEqual([
    { kind: rows[0], note: null },
    { kind: rows[1], note: { id: 2, text: 'two' } },
  ]);
  // With a release of drizzle that has other members nothing would be looked up once, and nobody would notice.
  const query = everyKind(database.db).prepare('kinds as drizzle builds them');
  mapFlatRows(query);
  expect((query as { customResultMapper?: unknown }).customResultMapper).toBeTypeOf('function');
});

test('a placeholder for a column takes what the column takes, and null', async () => {
  for (const given of [new Date('2026-08-10T03:00:00.123Z'), null])
    expect(await sameInstant(database.db, { at: given })).toEqual([{ at: given }]);
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

test('work that shares its reads asks once for the same values, and each such work for itself', async () => {
  await database.db.insert(notes).values([
    { id: 1, text: 'one' },
    { id: 2, text: 'two' },
  ]);
  const asked = (work: () => Promise<unknown>) => database.countQueries(work);
  const page = () => sharingReads(async () => [await textOf(1), await textOf(1), await textOf(2)]);
  expect(await asked(async () => expect(await page()).toEqual(['one', 'one', 'two']))).toBe(2);
  expect(await asked(() => Promise.all([page(), page()]))).toBe(4);
  expect(await asked(async () => [await textOf(1), await textOf(1)])).toBe(2);
});

test('what writes is done as often as it is asked for, also in work that shares its reads', async () => {
  await database.db.insert(notes).values([{ id: 1, text: 'one' }]);
  const write = () => extend(database.db, { id: 1, more: '!' });
  await sharingReads(async () => {
    await Promise.all([write(), write()]);
    await database.transaction(async (tx) => {
      await extend(tx, { id: 1, more: '?' });
      await appendInSql(tx, { id: 1, more: '.' });
    });
  });
  expect(await textOf(1)).toBe('one!!?.');
});

test('what work shares is read anew after it has written, and never what a transaction saw before its commit', async () => {
  await database.db.insert(notes).values([{ id: 1, text: 'one' }]);
  await sharingReads(async () => {
    expect(await textOf(1)).toBe('one');
    const changedMind = database.transaction(async (tx) => {
      await tx.update(notes).set({ text: 'never' });
      expect(await textOf(1)).toBe('never');
      expect((await byId(tx, { id: 1 }))[0]?.text).toBe('never');
      throw new Error('changed my mind');
    });
    await expect(changedMind).rejects.toThrow('changed my mind');
    expect(await textOf(1)).toBe('one');
    await database.transaction((tx) => tx.update(notes).set({ text: 'two' }));
    expect(await textOf(1)).toBe('two');
  });
});

test('what a page begins, such as a job, shares no reads with it', async () => {
  await database.db.insert(notes).values([{ id: 1, text: 'one' }]);
  const written = Promise.withResolvers<void>();
  const job = Promise.withResolvers<string | undefined>();
  await sharingReads(async () => {
    expect(await textOf(1)).toBe('one');
    database.afterCommit(() => job.resolve(written.promise.then(() => textOf(1))));
  });
  await database.transaction((tx) => tx.update(notes).set({ text: 'two' }));
  written.resolve();
  expect(await job.promise).toBe('two');
});

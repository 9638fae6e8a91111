import { eq } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import type { OpenDatabase } from './database.ts';
import { seenByGuests } from './announced-tables.ts';

const shown = seenByGuests(pgTable('shown', { id: integer('id').primaryKey() }));
const hidden = pgTable('hidden', { id: integer('id').primaryKey() });

let database: OpenDatabase;
let heard = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await database.execute(
    'create table shown (id integer primary key); create table hidden (id integer primary key)',
  );
  await database.listen('content', () => {
    heard += 1;
  });
});
beforeEach(async () => {
  await database.execute('truncate shown, hidden');
  heard = 0;
});
afterAll(() => database.close());

test('every kind of write to a table that guests see sends a message at its commit, before anything else happens', async () => {
  await database.transaction(async (tx) => {
    await tx.insert(shown).values({ id: 1 }).returning();
    expect(heard).toBe(0);
  });
  expect(heard).toBe(1);
  await database.transaction((tx) => tx.update(shown).set({ id: 2 }).where(eq(shown.id, 1)));
  expect(heard).toBe(2);
  await database.transaction((tx) => tx.delete(shown).where(eq(shown.id, 2)));
  expect(heard).toBe(3);
});

test('several writes of one transaction send one message', async () => {
  await database.transaction(async (tx) => {
    await tx.insert(shown).values({ id: 1 });
    await database.transaction((nested) => nested.insert(shown).values({ id: 2 }));
    await tx.insert(hidden).values({ id: 1 });
    await tx.delete(shown);
  });
  expect(heard).toBe(1);
});

test('a rollback sends no message, nor do reads and writes to other tables', async () => {
  const changedMind = database.transaction(async (tx) => {
    await tx.insert(shown).values({ id: 1 });
    throw new Error('changed my mind');
  });
  await expect(changedMind).rejects.toThrow('changed my mind');
  await database.transaction(async (tx) => {
    const nested = tx.transaction(async () => {
      await database.transaction(async (inner) => {
        await inner.insert(shown).values({ id: 1 });
        throw new Error('the inner one fails');
      });
    });
    await nested.catch(() => undefined);
    await tx.insert(hidden).values({ id: 1 });
    expect(await tx.select().from(shown)).toEqual([]);
  });
  expect(heard).toBe(0);
});

test('a write to what guests see is refused outside a transaction: the message could come before it', async () => {
  const attempt = database.db.insert(shown).values({ id: 1 });
  await expect(attempt).rejects.toMatchObject({
    cause: { message: 'A table whose writes are announced is written in a transaction only.' },
  });
});

test('emptying the database makes stale what guests see', async () => {
  await database.empty();
  expect(heard).toBe(1);
});

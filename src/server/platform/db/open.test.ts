import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { calendarDay, instant } from './columns.ts';
import type { OpenDatabase, Tx } from './database.ts';
import { withoutParameters } from './errors.ts';

const notes = pgTable('notes', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  text: text('text').unique('notes_text_key'),
  writtenAt: instant('written_at'),
  day: calendarDay('day'),
});

let database: OpenDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.execute(`
    create table notes (
      id integer generated always as identity primary key,
      text text constraint notes_text_key unique,
      written_at timestamp(3) with time zone,
      day date
    );
    create schema apart;
    create table apart.ticks (id integer)`);
});

beforeEach(() => database.empty());
afterAll(() => database.close());

const write = (note: string) => database.db.insert(notes).values({ text: note });
const written = async () => (await database.db.select().from(notes).orderBy(notes.id)).map((row) => row.text);
const fail = () => Promise.reject(new Error('changed my mind'));

/** Whatever was asked of the database before has gone its next step, if anything lets it. */
const twoAnswers = async () => {
  await written();
  await written();
};

test('a query that was not handed the transaction joins the surrounding one', async () => {
  const attempt = database.transaction(async () => {
    await write('by the plain handle');
    await database.execute('insert into notes (text) values ($1)', ['by raw SQL']);
    expect(await written()).toEqual(['by the plain handle', 'by raw SQL']);
    await fail();
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect(await written()).toEqual([]);
});

test('a nested transaction that fails takes back its own writes only', async () => {
  await database.transaction(async (tx) => {
    await tx.insert(notes).values({ text: 'outer' });
    const inner = database.transaction(async () => {
      await write('inner');
      await fail();
    });
    await expect(inner).rejects.toThrow('changed my mind');
  });
  expect(await written()).toEqual(['outer']);
});

test('nested transactions started together do not mix', async () => {
  await database.transaction(async () => {
    await Promise.allSettled([
      database.transaction(async () => {
        await write('first');
        await twoAnswers();
        await fail();
      }),
      database.transaction(() => write('second')),
    ]);
  });
  expect(await written()).toEqual(['second']);
});

test('a transaction in which a query failed is not reported as committed', async () => {
  const attempt = database.transaction(async () => {
    await write('lost');
    await database.execute('select 1/0').catch(() => undefined);
  });
  await expect(attempt).rejects.toThrow();
  expect(await written()).toEqual([]);
});

test('a transaction that has ended writes nothing more', async () => {
  let kept: Tx | undefined;
  await database.transaction(async (tx) => void (kept = tx));
  await expect((async () => kept?.insert(notes).values({ text: 'late' }))()).rejects.toThrow();
  expect(await written()).toEqual([]);
});

test('work that outlives its transaction goes on outside of it', async () => {
  const ended = Promise.withResolvers<void>();
  let later: Promise<unknown> = Promise.resolve();
  await database.transaction(async () => {
    later = ended.promise.then(() => write('later'));
  });
  ended.resolve();
  await later;
  expect(await written()).toEqual(['later']);
});

test('twenty transactions at once all come through', async () => {
  const all = Array.from({ length: 20 }, (_, number) => database.transaction(() => write(`note ${number}`)));
  await Promise.all(all);
  expect(await written()).toHaveLength(20);
});

test('a message is delivered after the commit, not earlier, and never after a rollback', async () => {
  const heard: string[] = [];
  await database.listen('clock', (payload) => heard.push(payload));
  await database
    .transaction(async () => {
      await database.notify('clock', 'rolled back');
      await fail();
    })
    .catch(() => undefined);
  await database.transaction(async () => {
    await database.notify('clock', 'committed');
    await twoAnswers();
    expect(heard).toEqual([]);
  });
  // At once: the next line may ask what the message is about.
  expect(heard).toEqual(['committed']);
});

test('a hook runs after the outermost commit, never after a rollback', async () => {
  const ran: string[] = [];
  await database.transaction(async () => {
    await database.transaction(async () => database.afterCommit(() => ran.push('kept')));
    await database
      .transaction(async () => {
        database.afterCommit(() => ran.push('dropped'));
        await fail();
      })
      .catch(() => undefined);
    await twoAnswers();
    expect(ran).toEqual([]);
  });
  await expect.poll(() => ran).toEqual(['kept']);
});

test('work under one name runs one at a time, also after a failure', async () => {
  const log: string[] = [];
  const piece = (name: string, ending: () => Promise<unknown>) =>
    database.exclusively('report', async () => {
      log.push(`${name} starts`);
      await twoAnswers();
      log.push(`${name} ends`);
      await ending();
    });
  await Promise.allSettled([piece('a', fail), piece('b', async () => undefined)]);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('a moment is kept to the millisecond and a day as its text', async () => {
  const writtenAt = new Date('2027-01-05T16:30:00.123+07:00');
  await database.db.insert(notes).values({ writtenAt, day: '2027-01-05' });
  const [row] = await database.db.select().from(notes);
  expect(row).toMatchObject({ writtenAt, day: '2027-01-05' });
});

test('emptying starts the numbers again and leaves other schemas alone', async () => {
  await write('old');
  await database.execute('insert into apart.ticks values (1)');
  await database.empty();
  await write('new');
  const rows = await database.db.select({ id: notes.id, text: notes.text }).from(notes);
  expect(rows).toEqual([{ id: 1, text: 'new' }]);
  expect((await database.execute('select id from apart.ticks')).rows).toEqual([{ id: 1 }]);
});

test('a failed query is logged without the values it carried', async () => {
  await write('budi@example.com');
  const duplicate = await write('budi@example.com').catch((caught: unknown) => caught);
  const bare = withoutParameters(duplicate) as Error & { code: string };
  expect(bare.code).toBe('23505');
  expect(bare.message).toContain('notes_text_key');
  const shown = JSON.stringify([bare, bare.message, bare.stack, Object.entries(bare)]);
  expect(shown).not.toContain('budi');
  expect(bare.cause).toBeUndefined();
});

test('a value that the database quotes in its message is not logged', async () => {
  const wrong = await database.db
    .execute(sql`select ${'budi@example.com'}::uuid`)
    .catch((caught: unknown) => caught);
  expect((withoutParameters(wrong) as Error).message).not.toContain('budi');
});

test('migrating again, and from several sides at once, changes nothing', async () => {
  await Promise.all([database.migrate(), database.migrate(), database.migrate()]);
  await expect(database.ping()).resolves.toBeUndefined();
});

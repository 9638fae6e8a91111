import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/database.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { fixedClock } from '../providers/clock/fixed.test-support.ts';
import { makeRoomsJob } from './make-rooms.ts';
import { addGroup, addSession, notingMeetings } from './rooms.test-support.ts';
import { liveGroups, liveSessions } from './tables.ts';

let database: OpenDatabase;
let groupId: number;
let batch = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const monday = new Date('2026-08-24T02:00:00Z');
const clock = fixedClock(monday.toISOString());
let service = notingMeetings();
const warned: object[] = [];
const jobWith = (meetings = service.meetings as typeof service.meetings | null) =>
  makeRoomsJob({
    database,
    clock,
    log: { error: () => {}, warn: (details) => void warned.push(details) },
    meetings,
  });
const run = (now = monday) => jobWith().runDue(now);

beforeEach(async () => {
  await database.db.delete(liveSessions);
  await database.db.delete(liveGroups);
  service = notingMeetings();
  warned.length = 0;
  groupId = await addGroup(database, (batch += 1));
});

const add = (startsAt: string, changes: Partial<Parameters<typeof addSession>[2]> = {}) =>
  addSession(database, groupId, { startsAt, ...changes });
const change = (sessionId: number, changes: Partial<typeof liveSessions.$inferInsert>) =>
  database.transaction((tx) =>
    tx.update(liveSessions).set(changes).where(eq(liveSessions.sessionId, sessionId)),
  );
const roomOf = async (id: number) => {
  const [row] = await database.db.select().from(liveSessions).where(eq(liveSessions.sessionId, id));
  return row && { id: row.meetingId, link: row.meetingLink, at: row.meetingAt?.toISOString() ?? null };
};
const none = { id: null, link: null, at: null };

describe('a room is made', () => {
  test('for a class of the next three days, once, and a form that is open on the class stays good', async () => {
    const id = await add('2026-08-27T02:00:00Z');
    await run();
    await run();
    expect(service.asked).toEqual(['create Grade 3, group 2: unit 4']);
    expect(await roomOf(id)).toEqual({
      id: 'm1',
      link: 'https://zoom.us/j/m1',
      at: '2026-08-27T02:00:00.000Z',
    });
    const [row] = await database.db.select().from(liveSessions);
    expect(row?.version).toBe(1);
  });

  test('not for one that is later, is over, is cancelled, or has a link of its own', async () => {
    await add('2026-08-27T02:00:00.001Z', { unit: 1 });
    await add('2026-08-24T01:00:00Z', { unit: 2 });
    await add('2026-08-26T02:00:00Z', { unit: 3, cancelledAt: monday });
    await add('2026-08-26T02:00:00Z', { link: 'https://meet.google.com/abc-defg-hij' });
    await run();
    expect(service.asked).toEqual([]);
  });

  test('for one that begins before the next run, and for one that has begun, for what is left of it', async () => {
    const [soon, begun] = [
      await add('2026-08-24T02:04:00Z', { unit: 1 }),
      await add('2026-08-24T01:15:00Z', { unit: 2 }),
    ];
    await run();
    expect(service.held.get('m1')).toEqual({ startsAt: monday, minutes: 15 });
    expect(service.held.get('m2')).toEqual({ startsAt: new Date('2026-08-24T02:04:00Z'), minutes: 60 });
    expect(await roomOf(begun)).toMatchObject({ id: 'm1', at: '2026-08-24T01:15:00.000Z' });
    expect(await roomOf(soon)).toMatchObject({ id: 'm2' });
    await run(new Date('2026-08-24T02:05:00Z'));
    expect(service.asked).toHaveLength(2);
  });

  test('not for one whose group has a link', async () => {
    groupId = await addGroup(database, (batch += 1), { number: 3, link: 'https://meet.jit.si/kancil' });
    await add('2026-08-26T02:00:00Z');
    await run();
    expect(service.asked).toEqual([]);
  });

  test('for a session with a native teacher, in these words', async () => {
    await add('2026-08-26T02:00:00Z', { kind: 'native', unit: 7 });
    await run();
    expect(service.asked).toEqual(['create Grade 3, group 2: native teacher, unit 7']);
  });

  test('by nobody where every link is pasted', async () => {
    await add('2026-08-26T02:00:00Z');
    await jobWith(null).runDue(monday);
    expect(service.asked).toEqual([]);
  });

  test('at most once that is kept: of two at the same time the second takes its own away', async () => {
    const id = await add('2026-08-26T02:00:00Z');
    service.given.meanwhile = () =>
      change(id, { meetingId: 'other', meetingLink: 'https://zoom.us/j/other', meetingAt: monday }).then(
        () => undefined,
      );
    await run();
    expect(service.asked).toEqual(['create Grade 3, group 2: unit 4', 'end m1']);
    expect(await roomOf(id)).toMatchObject({ id: 'other' });
  });
});

describe('a room', () => {
  test('moves with its class, however far, and is moved once', async () => {
    const id = await add('2026-08-26T02:00:00Z');
    await run();
    await change(id, { startsAt: new Date('2026-09-30T03:00:00Z') });
    await run();
    await run();
    expect(service.asked.slice(1)).toEqual(['move m1 2026-09-30T03:00:00.000Z']);
    expect(await roomOf(id)).toMatchObject({ id: 'm1', at: '2026-09-30T03:00:00.000Z' });
  });

  test('moves on when the class is moved while the service is asked', async () => {
    const id = await add('2026-08-26T02:00:00Z');
    service.given.meanwhile = async () => {
      service.given.meanwhile = async () => {};
      await change(id, { startsAt: new Date('2026-08-26T03:00:00Z') });
    };
    await run();
    await run();
    expect(service.held.get('m1')?.startsAt.toISOString()).toBe('2026-08-26T03:00:00.000Z');
  });

  test('ends when staff paste a link for its class, and there is another when they take it away again', async () => {
    const id = await add('2026-08-26T02:00:00Z');
    await run();
    await change(id, { startsAt: new Date('2026-08-26T03:00:00Z'), link: 'https://meet.jit.si/kancil' });
    await run();
    await run();
    expect(service.asked.slice(1)).toEqual(['end m1']);
    expect(await roomOf(id)).toEqual(none);
    await change(id, { link: null });
    await run();
    expect(await roomOf(id)).toMatchObject({ id: 'm2', at: '2026-08-26T03:00:00.000Z' });
  });

  test('ends when staff paste one for its group, also for a class that has begun, and not for one that is over', async () => {
    const [over, begun, coming] = [
      await add('2026-08-24T01:30:00Z', { unit: 1, minutes: 30, meetingId: 'm8', meetingAt: monday }),
      await add('2026-08-24T01:30:00Z', { unit: 2, meetingId: 'm9', meetingAt: monday }),
      await add('2026-08-26T02:00:00Z', { unit: 3 }),
    ];
    await run();
    await database.transaction((tx) =>
      tx
        .update(liveGroups)
        .set({ link: 'https://meet.jit.si/kancil' })
        .where(eq(liveGroups.groupId, groupId)),
    );
    await run();
    expect(service.asked.slice(1)).toEqual(['end m9', 'end m1']);
    expect(await Promise.all([over, begun, coming].map(roomOf))).toMatchObject([{ id: 'm8' }, none, none]);
  });

  test('that was deleted there is made anew when its class is moved', async () => {
    const id = await add('2026-08-26T02:00:00Z');
    await run();
    service.held.clear();
    await change(id, { startsAt: new Date('2026-08-26T03:00:00Z') });
    await run();
    expect(await roomOf(id)).toMatchObject({ id: 'm2', at: '2026-08-26T03:00:00.000Z' });
  });

  test('ends when its class is cancelled, and the class gets another when it is held after all', async () => {
    const id = await add('2026-08-26T02:00:00Z');
    await run();
    await change(id, { cancelledAt: monday });
    await run();
    await run();
    expect(service.asked.slice(1)).toEqual(['end m1']);
    expect(await roomOf(id)).toEqual(none);
    await change(id, { cancelledAt: null });
    await run();
    expect(await roomOf(id)).toMatchObject({ id: 'm2' });
  });
});

describe('a service that', () => {
  test('is down is asked once a run, logged once, and asked again by the next', async () => {
    const ids = [await add('2026-08-26T02:00:00Z'), await add('2026-08-26T04:00:00Z', { unit: 5 })];
    service.given.fails = 'no_answer';
    await run();
    expect(service.asked).toHaveLength(1);
    expect(warned).toEqual([
      { meetings: 'zoom', reason: 'the service for meetings did not do it: it is a test' },
    ]);
    service.given.fails = null;
    await run();
    expect(await Promise.all(ids.map(roomOf))).toMatchObject([{ id: 'm1' }, { id: 'm2' }]);
    expect(warned).toHaveLength(1);
  });

  test('is down leaves staff to paste a link, after which it is not asked any more', async () => {
    const id = await add('2026-08-26T02:00:00Z');
    service.given.fails = 'too_many_requests';
    await run();
    await change(id, { link: 'https://meet.google.com/abc-defg-hij' });
    service.given.fails = null;
    await run();
    expect(service.asked).toHaveLength(1);
    expect(await roomOf(id)).toEqual(none);
  });

  test('refuses to move one meeting is asked for the others', async () => {
    const ids = [await add('2026-08-26T02:00:00Z'), await add('2026-08-26T04:00:00Z', { unit: 5 })];
    await run();
    for (const id of ids) await change(id, { startsAt: new Date('2026-08-26T06:00:00Z') });
    service.given.fails = 'refused';
    await run();
    expect(service.asked.slice(2)).toHaveLength(2);
    expect(warned).toHaveLength(1);
  });

  test('refuses a new meeting is not asked for the others, which it would refuse as well', async () => {
    await add('2026-08-26T02:00:00Z');
    await add('2026-08-26T04:00:00Z', { unit: 5 });
    service.given.fails = 'refused';
    await run();
    expect(service.asked).toHaveLength(1);
  });
});

test('a server that stops begins no other room', async () => {
  await add('2026-08-26T02:00:00Z');
  await add('2026-08-26T04:00:00Z', { unit: 5 });
  const stopping = new AbortController();
  service.given.meanwhile = async () => stopping.abort();
  await jobWith().runDue(monday, stopping.signal);
  expect(service.asked).toHaveLength(1);
});

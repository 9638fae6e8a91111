import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/database.ts';
import { refuse } from '../../contract/refusals.ts';
import { users } from '../accounts/tables.ts';
import { auditLog } from '../audit/tables.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { fixedClock } from '../providers/clock/fixed.test-support.ts';
import { openAsHost } from './open-as-host.ts';
import { addGroup, addSession, notingMeetings } from './rooms.test-support.ts';
import { liveSessions } from './tables.ts';

let database: OpenDatabase;
let ratna: number;
let dewi: number;
let clerk: number;
let groupId: number;
let batch = 0;
let service = notingMeetings();
beforeAll(async () => {
  database = await freshDatabase();
  const teacher = (name: string) => ({
    email: `${name}@kancil.test`,
    passwordHash: 'x',
    role: 'admin' as const,
    staffRole: 'teacher' as const,
    firstName: name,
    lastName: 'Guru',
    phoneNumber: '+6281200000001',
    gender: 'FEMALE' as const,
    birthdate: '1990-01-01',
    province: '32',
    city: '3205',
    zipCode: '',
    addressDetails: '',
    specialNotes: '',
    locale: 'ID' as const,
    createdAt: new Date('2026-06-01T03:00:00Z'),
  });
  const rows = await database.transaction((tx) =>
    tx
      .insert(users)
      .values([teacher('Ratna'), teacher('Dewi'), { ...teacher('Sari'), staffRole: 'clerk' }])
      .returning(),
  );
  [ratna = 0, dewi = 0, clerk = 0] = rows.map(({ userId }) => userId);
});
afterAll(() => database.close());
beforeEach(async () => {
  service = notingMeetings();
  groupId = await addGroup(database, (batch += 1), { teacherId: ratna });
});

const all = { teacherId: null };
const clock = fixedClock('2026-08-27T08:50:00Z');
const open = (scope: { teacherId: number | null }, sessionId: number, by = scope.teacherId ?? clerk) =>
  openAsHost({ database, clock, meetings: service.meetings }, scope, { by, sessionId });
/** A class for which the service has made a meeting. */
const addMet = async (changes: Partial<Parameters<typeof addSession>[2]> = {}) => {
  const startsAt = '2026-08-27T09:00:00Z';
  const plan = { topic: 'Grade 3, group 2: unit 4', startsAt: new Date(startsAt), minutes: 60 };
  const { meetingId, link } = await service.meetings.create(plan);
  const meeting = { meetingId, meetingLink: link, meetingAt: plan.startsAt };
  return addSession(database, groupId, { startsAt, ...meeting, ...changes });
};
const toHost = { redirect: 'https://zoom.us/s/m1?zak=host' };

test('staff and the teacher of the group are led to the link of the host, which is kept nowhere', async () => {
  const id = await addMet();
  expect(await open(all, id)).toEqual(toHost);
  expect(await open({ teacherId: ratna }, id)).toEqual(toHost);
  expect(JSON.stringify(await database.db.select().from(liveSessions))).not.toContain('zak');
});

test("a teacher opens the own classes alone, and of another's group the one that is lent", async () => {
  expect(await open({ teacherId: dewi }, await addMet())).toEqual(refuse('not_found'));
  const lent = await addMet({ unit: 5, teacherId: dewi });
  expect(await open({ teacherId: dewi }, lent)).toEqual({ redirect: 'https://zoom.us/s/m2?zak=host' });
  expect(await open({ teacherId: ratna }, lent)).toEqual(refuse('not_found'));
});

test('a class with a pasted link leads there, as for its guests', async () => {
  const id = await addMet({ link: 'https://meet.jit.si/kancil' });
  expect(await open({ teacherId: ratna }, id)).toEqual({ redirect: 'https://meet.jit.si/kancil' });
});

test('there is no way into a class without a room, a cancelled one, or one that is not there', async () => {
  const without = await addSession(database, groupId, { startsAt: '2026-08-27T09:00:00Z' });
  const cancelled = await addMet({ unit: 5, cancelledAt: new Date('2026-08-24T02:00:00Z') });
  for (const id of [without, cancelled, 999_999]) expect(await open(all, id)).toEqual(refuse('not_found'));
});

test('a service that is down, or that the school has no more, is said to be', async () => {
  const id = await addMet();
  service.given.fails = 'no_answer';
  expect(await open(all, id)).toEqual(refuse('part_down'));
  expect(await openAsHost({ database, clock, meetings: null }, all, { by: clerk, sessionId: id })).toEqual(
    refuse('part_down'),
  );
  service.given.fails = null;
  expect(await open(all, id)).toEqual(toHost);
});

test('a meeting that was deleted there is forgotten, so that another is made', async () => {
  const id = await addMet();
  service.held.clear();
  expect(await open(all, id)).toEqual(refuse('part_down'));
  expect(await open(all, id)).toEqual(refuse('not_found'));
});

test('who goes in without being its teacher is in the log with the class and the time, and the room is not (rule R198)', async () => {
  const id = await addMet();
  const entries = () =>
    database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, String(id)));
  await open({ teacherId: ratna }, id);
  // An owner may teach as well.
  await open(all, id, ratna);
  expect(await entries()).toEqual([]);
  service.given.fails = 'no_answer';
  await open(all, id);
  expect(await entries()).toEqual([]);
  service.given.fails = null;
  await open(all, id);
  const facts = { batch, unit: 4, day: '2026-08-27' };
  expect(await entries()).toMatchObject([
    {
      userId: clerk,
      at: new Date('2026-08-27T08:50:00Z'),
      kind: 'live_class',
      objectName: 'Grade 3, group 2',
      before: { ...facts, entered_as_host: null },
      after: { ...facts, entered_as_host: true },
    },
  ]);
  expect(JSON.stringify(await entries())).not.toContain('zoom');
});

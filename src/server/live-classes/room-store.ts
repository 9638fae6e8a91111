import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { endsAt } from '../../domain/live-classes/joining.ts';
import { longestMeeting } from '../../domain/live-classes/meeting-times.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { liveGroups, liveSessions } from './tables.ts';
import { firstRow } from '../platform/db/rows.ts';

/** A live class with what its room is made of. */
export type RoomRow = Awaited<ReturnType<typeof selectRooms>>[number];

/** A meeting that a service holds for a class. */
export interface KeptMeeting {
  readonly meetingId: string;
  readonly link: string;
  readonly at: Date;
}

const selectRooms = (db: Database, where: ReturnType<typeof and>) =>
  db
    .select({
      sessionId: liveSessions.sessionId,
      kind: liveSessions.kind,
      unit: liveSessions.unit,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
      cancelledAt: liveSessions.cancelledAt,
      meetingId: liveSessions.meetingId,
      /** as staff pasted it, for this class alone or for its group */
      pastedLink: sql<string | null>`coalesce(${liveSessions.link}, ${liveGroups.link})`,
      grade: liveGroups.grade,
      number: liveGroups.number,
      teacherId: sql<number | null>`coalesce(${liveSessions.teacherId}, ${liveGroups.teacherId})`,
    })
    .from(liveSessions)
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    .where(where)
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.sessionId));

const withoutPastedLink = and(
  isNull(liveSessions.cancelledAt),
  isNull(liveSessions.link),
  isNull(liveGroups.link),
);

/** Classes among these rows that are not over yet. */
const selectNotOver = async (db: Database, where: ReturnType<typeof and>, now: Date): Promise<RoomRow[]> => {
  const mayRun = gt(liveSessions.startsAt, new Date(now.getTime() - longestMeeting * 60_000));
  return (await selectRooms(db, and(where, mayRun))).filter((room) => endsAt(room) > now);
};

/** Classes that begin by `until`, or run, and have no room yet: no link was pasted, no meeting made. */
export const selectWithoutRoom = (db: Database, { now, until }: { now: Date; until: Date }) =>
  selectNotOver(
    db,
    and(withoutPastedLink, isNull(liveSessions.meetingId), lte(liveSessions.startsAt, until)),
    now,
  );

/** Classes that are not over, for which a link was pasted after a meeting had been made. */
export const selectReplacedRooms = (db: Database, { now }: { now: Date }) =>
  selectNotOver(
    db,
    and(isNotNull(liveSessions.meetingId), or(isNotNull(liveSessions.link), isNotNull(liveGroups.link))),
    now,
  );

/** Classes to come whose meeting was made for another time. */
export const selectMovedRooms = (db: Database, { now }: { now: Date }) =>
  selectRooms(
    db,
    and(
      withoutPastedLink,
      isNotNull(liveSessions.meetingId),
      ne(liveSessions.meetingAt, liveSessions.startsAt),
      gt(liveSessions.startsAt, now),
    ),
  );

/** Cancelled classes that were to come and still have a meeting. */
export const selectCancelledRooms = (db: Database, { now }: { now: Date }) =>
  selectRooms(
    db,
    and(
      isNotNull(liveSessions.cancelledAt),
      isNotNull(liveSessions.meetingId),
      gt(liveSessions.startsAt, now),
    ),
  );

export const findRoom = (db: Database, sessionId: number): Promise<RoomRow | null> =>
  firstRow(selectRooms(db, eq(liveSessions.sessionId, sessionId)));

export const findRoomOfMeeting = (db: Database, meetingId: string): Promise<RoomRow | null> =>
  firstRow(selectRooms(db, eq(liveSessions.meetingId, meetingId)));

/** Where a class is held is not what somebody edits: a form that is open on it stays good. */
const sameVersion = { version: sql`${liveSessions.version}` };

/** @returns false when the class has a meeting already */
export const keepMeeting = async (tx: Tx, sessionId: number, { meetingId, link, at }: KeptMeeting) => {
  const kept = await tx
    .update(liveSessions)
    .set({ meetingId, meetingLink: link, meetingAt: at, ...sameVersion })
    .where(and(eq(liveSessions.sessionId, sessionId), isNull(liveSessions.meetingId)))
    .returning({ sessionId: liveSessions.sessionId });
  return kept.length > 0;
};

export const noteMeetingMoved = async (tx: Tx, meetingId: string, at: Date): Promise<void> => {
  await tx
    .update(liveSessions)
    .set({ meetingAt: at, ...sameVersion })
    .where(eq(liveSessions.meetingId, meetingId));
};

export const forgetMeeting = async (tx: Tx, meetingId: string): Promise<void> => {
  await tx
    .update(liveSessions)
    .set({ meetingId: null, meetingLink: null, meetingAt: null, ...sameVersion })
    .where(eq(liveSessions.meetingId, meetingId));
};

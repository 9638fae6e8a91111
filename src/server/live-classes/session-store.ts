import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Unit, isUnit } from '../../domain/calendar/unit-and-week.ts';
import type { KeptSession } from '../../domain/live-classes/timetable.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { liveGroups, liveSessions } from './tables.ts';

export type SessionRow = typeof liveSessions.$inferSelect;

const unitOf = ({ sessionId, unit }: SessionRow): Unit => {
  if (!isUnit(unit)) throw new Error(`live class ${sessionId} is of no unit: ${unit}`);
  return unit;
};

/** A stored live class in the words of the rules. */
export const keptSession = (row: SessionRow): KeptSession => ({
  sessionId: row.sessionId,
  unit: unitOf(row),
  startsAt: row.startsAt,
  minutes: row.minutes,
  movedByHand: row.movedByHand,
  cancelledAt: row.cancelledAt,
});

/** The live classes of these groups, in the order of their times. */
export const selectSessions = (db: Database, groupIds: readonly number[]): Promise<SessionRow[]> =>
  db
    .select()
    .from(liveSessions)
    .where(isAnyOf(liveSessions.groupId, groupIds))
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.sessionId));

export const findSession = async (db: Database, sessionId: number): Promise<SessionRow | null> => {
  const [row] = await db.select().from(liveSessions).where(eq(liveSessions.sessionId, sessionId));
  return row ?? null;
};

/** The classes to come of a teacher, whose own they are or whose group's; those of one group may be left out. */
export const selectComingOf = (
  db: Database,
  teacherId: number,
  { now, except }: { now: Date; except: number },
): Promise<SessionRow[]> =>
  db
    .select({ session: liveSessions })
    .from(liveSessions)
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    .where(
      and(
        gt(liveSessions.startsAt, now),
        isNull(liveSessions.cancelledAt),
        ne(liveSessions.groupId, except),
        // A class has the group's teacher unless it names one.
        sql`coalesce(${liveSessions.teacherId}, ${liveGroups.teacherId}) = ${teacherId}`,
      ),
    )
    .then((rows) => rows.map(({ session }) => session));

export const insertSessions = async (
  tx: Tx,
  sessions: readonly (typeof liveSessions.$inferInsert)[],
): Promise<SessionRow[]> =>
  sessions.length === 0
    ? []
    : tx
        .insert(liveSessions)
        .values([...sessions])
        .returning();

/** @returns null when the class is not at this version any more */
export const updateSession = async (
  tx: Tx,
  { sessionId, version }: Pick<SessionRow, 'sessionId' | 'version'>,
  changes: Partial<Omit<SessionRow, 'sessionId' | 'groupId' | 'version'>>,
): Promise<SessionRow | null> => {
  const [row] = await tx
    .update(liveSessions)
    .set(changes)
    .where(and(eq(liveSessions.sessionId, sessionId), eq(liveSessions.version, version)))
    .returning();
  return row ?? null;
};

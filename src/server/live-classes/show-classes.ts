import type { ListedSession, Pupil } from '../../contract/live-classes.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { absentTwice, attendanceFor } from '../../domain/live-classes/attendance.ts';
import { roomsNeededSoon } from '../../domain/live-classes/rooms-soon.ts';
import { type CalendarDate, addDays, startOfDay } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { facesOf } from '../families/faces.ts';
import type { Database } from '../platform/db/database.ts';
import { type AttendanceRow, attendanceIn, selectPupilsOf } from './attendance-store.ts';
import type { LiveClassesContext } from './context.ts';
import { pageOfAbsent } from './members-store.ts';
import { presentSession } from './present.ts';
import type { ClassScope } from './class-scope.ts';
import { type ClassView, classesBetween, classesWithoutRoom, countsOf, findClass } from './session-store.ts';
import { presentFace } from './show-groups.ts';

type Context = Pick<LiveClassesContext, 'database' | 'clock' | 'hasService'>;

interface Counts {
  pupils: number;
  visitors: number;
  excused: number;
  marked: number;
}
const nobody: Counts = { pupils: 0, visitors: 0, excused: 0, marked: 0 };

const presentListed = (
  { clock, hasService }: Pick<Context, 'clock' | 'hasService'>,
  one: ClassView,
  { pupils, visitors, excused, marked }: Counts,
): ListedSession => ({
  ...presentSession(one, { now: clock.now(), hasService, withLink: true }),
  batch: one.batch,
  grade: one.group.grade,
  number: one.group.number,
  expected: pupils - excused + visitors,
  marked,
});

const listed = async (context: Context, classes: readonly ClassView[]): Promise<ListedSession[]> => {
  const counts = await countsOf(
    context.database.db,
    classes.map(({ session }) => session.sessionId),
  );
  return classes.map((one) => presentListed(context, one, counts.get(one.session.sessionId) ?? nobody));
};

/** All classes of the seven days from a day on, in the order of their times. */
export const showWeek = async (
  context: Context,
  scope: ClassScope,
  from: CalendarDate,
): Promise<{ sessions: ListedSession[] }> => {
  const week = { from: startOfDay(from), to: startOfDay(addDays(from, 7)) };
  return { sessions: await listed(context, await classesBetween(context.database.db, scope, week)) };
};

/** The classes to come that need a room soon and have none (rule R236). */
export const showWithoutRoom = async (
  context: Context,
  scope: ClassScope,
  from: CalendarDate,
): Promise<{ sessions: ListedSession[] }> => {
  const { clock, database, hasService } = context;
  const soon = roomsNeededSoon({ day: from, hasService }, clock.now());
  return { sessions: await listed(context, await classesWithoutRoom(database.db, scope, soon)) };
};

const childrenOf = async (db: Database, sessionId: number, now: Date) => {
  const pupils = await selectPupilsOf(db, [sessionId]);
  const rows = await attendanceIn(db, sessionId);
  const rowOf = new Map(rows.map((row) => [row.childId, row]));
  const faces = await facesOf(db, [...new Set([...pupils, ...rows].map(({ childId }) => childId))]);
  const children = faces.map((face): Pupil => {
    const row = rowOf.get(face.childId);
    return {
      ...presentFace(face, now),
      attendance: attendanceFor(row),
      note: row?.note ?? '',
      is_visitor: row?.makesUpFor != null,
    };
  });
  const countOf = (holds: (row: AttendanceRow) => boolean) => rows.filter(holds).length;
  const counts: Counts = {
    pupils: pupils.length,
    visitors: countOf(({ makesUpFor }) => makesUpFor !== null),
    excused: countOf(({ excusedAt }) => excusedAt !== null),
    marked: countOf(({ state }) => state !== null),
  };
  return { children, counts };
};

/** The children of a class as its teacher sees them, by first name: whoever belongs to it, and whoever it was marked of before moving away. */
export const pupilsOf = async (db: Database, sessionId: number, now: Date): Promise<Pupil[]> =>
  (await childrenOf(db, sessionId, now)).children;

/** A class that lies within the scope, with its children. */
export const showClass = async (
  context: Context,
  scope: ClassScope,
  sessionId: number,
): Promise<{ session: ListedSession; pupils: Pupil[] } | Refused<'not_found'>> => {
  const { db } = context.database;
  const now = context.clock.now();
  const found = await findClass(db, scope, sessionId, now);
  if (!found) return refuse('not_found');
  const { children, counts } = await childrenOf(db, sessionId, now);
  return { session: presentListed(context, found, counts), pupils: children };
};

/** Children of a batch who were absent twice or more without being excused, with their families. */
export const listAbsent = async (
  { database: { db } }: Context,
  query: { academicYearId: number; page?: number | undefined; size?: number | undefined },
) => {
  const { rows, ...counted } = await pageOfAbsent(db, { ...query, least: absentTwice });
  return {
    absences: rows.map(({ childId, familyId, firstName, lastName, last, ...row }) => ({
      child_id: childId,
      child: fullName(firstName, lastName),
      user_id: familyId,
      ...row,
      last: new Date(last).toISOString(),
    })),
    ...counted,
  };
};

import type { ChildLiveClasses, FamilySession } from '../../contract/live-classes.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { childAccess } from '../../domain/access/child-access.ts';
import type { FamilyScope, OwnFamilyId } from '../../domain/access/family-scope.ts';
import { enrolmentForAccess, enrolmentOfChild, wasLeft } from '../../domain/enrolment/enrolments.ts';
import { attendanceCount, attendanceFor } from '../../domain/live-classes/attendance.ts';
import { type SessionState, mayJoin, sessionState } from '../../domain/live-classes/joining.ts';
import { makeUpsFor, mayExcuse, mayGiveUp, mayMakeUp } from '../../domain/live-classes/make-ups.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type KnownEnrolment, enrolmentsInScope } from '../enrolment/enrolments-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type AttendanceRow, attendanceOf, endVisit, saveAttendance } from './attendance-store.ts';
import type { LiveClassesContext } from './context.ts';
import { countChange, groupOfYear, lockSeating } from './group-store.ts';
import { presentSession } from './present.ts';
import { type ClassView, classesOfChild, keptSession, otherClasses } from './session-store.ts';

type Context = Pick<LiveClassesContext, 'database' | 'clock' | 'hasService'>;

type FoundGroup = NonNullable<Awaited<ReturnType<typeof groupOfYear>>>;
interface Found {
  enrolments: readonly KnownEnrolment[];
  group: FoundGroup | null;
  /** of the child's group, and those of other groups that it makes up in or was marked in */
  classes: readonly ClassView[];
  /** what became of them for the child, by class */
  rows: ReadonlyMap<number, AttendanceRow>;
}

/** What there is of a child's live classes in the year it is in; null: it is not in the scope. */
const findClasses = async (
  db: Database,
  scope: FamilyScope,
  childId: number,
  now: Date,
): Promise<Found | null> => {
  const enrolments = await enrolmentsInScope(db, scope, childId);
  if (!enrolments) return null;
  const today = dayInJakarta(now);
  // Between two years the coming one; after the last one what it was.
  const year = enrolmentForAccess(enrolments, today) ?? enrolmentOfChild(enrolments, today);
  // Who has left has no class any more, also while its place in the group still stands (rule R289).
  const group = year && !wasLeft(year) ? await groupOfYear(db, year.enrolmentId) : null;
  const rows = new Map((await attendanceOf(db, [childId])).map((row) => [row.sessionId, row]));
  const found = group ? await classesOfChild(db, group.group, [...rows.keys()]) : [];
  // What its group did before it came is nothing of this child's.
  const classes = found.filter(
    ({ session }) => rows.has(session.sessionId) || (group && session.startsAt >= group.joinedAt),
  );
  return { enrolments, group, classes, rows };
};

/** A class in the words of the rules on excusing and making up. */
const ownSession = ({ session }: ClassView, { rows }: Found) => ({
  ...keptSession(session),
  excusedAt: rows.get(session.sessionId)?.excusedAt ?? null,
  madeUpIn: [...rows.values()].find((row) => row.makesUpFor === session.sessionId)?.sessionId ?? null,
});

/** The class in which the child makes up for one of its own. */
const visitedFor = (sessionId: number, { classes, rows }: Found) => {
  const visited = classes.find(({ session }) => rows.get(session.sessionId)?.makesUpFor === sessionId);
  return (
    visited && {
      startsAt: visited.session.startsAt,
      isMarked: rows.get(visited.session.sessionId)?.state != null,
    }
  );
};

const isOwn = ({ session }: ClassView, { group }: Found) =>
  session.kind === 'class' && session.groupId === group?.group.groupId;

/** The free places of other groups for each class that can be made up for, with which it would be instead of. */
const makeUpsOf = async (db: Database, found: Found, now: Date) => {
  const open = found.classes
    .filter((one) => isOwn(one, found))
    .map((one) => ownSession(one, found))
    .filter(mayMakeUp);
  if (!found.group || open.length === 0) return [];
  const others = (await otherClasses(db, found.group.group, now)).map((view) => ({
    ...keptSession(view.session),
    places: view.group.places,
    pupils: view.pupils,
    visitors: view.visitors,
    isPaid: childAccess(found.enrolments, dayInJakarta(view.session.startsAt)).hasAccess,
    view,
  }));
  return open.flatMap((own) =>
    makeUpsFor(own, others, now).map(({ view }) => ({ view, insteadOf: own.sessionId })),
  );
};

const presentFound = async (
  { database: { db }, hasService }: Pick<Context, 'database' | 'hasService'>,
  found: Found,
  now: Date,
): Promise<ChildLiveClasses> => {
  const { group, classes, rows, enrolments } = found;
  const sessions = classes.map((one): FamilySession => {
    const row = rows.get(one.session.sessionId);
    const { hasAccess } = childAccess(enrolments, dayInJakarta(one.session.startsAt));
    const isExcused = row?.excusedAt != null && row.state === null;
    return {
      ...presentSession(one, {
        now,
        hasService,
        withLink: mayJoin(one.session, { hasAccess, now }) && !isExcused,
      }),
      attendance: attendanceFor(row),
      note: row?.note ?? '',
      may_be_excused: isOwn(one, found) && mayExcuse(ownSession(one, found), now),
      makes_up_for: row?.makesUpFor ?? null,
    };
  });
  const those = (state: SessionState) =>
    classes
      .filter(({ session }) => sessionState(session, now) === state)
      .map(({ session }) => session.sessionId);
  const makeUps = await makeUpsOf(db, found, now);
  return {
    group: group && {
      number: group.group.number,
      weekday: group.group.weekday,
      time: group.group.time,
      minutes: group.group.minutes,
      teacher: group.teacher,
    },
    sessions,
    make_ups: makeUps.map(({ view, insteadOf }) => ({
      ...presentSession(view, { now, hasService, withLink: false }),
      instead_of: insteadOf,
    })),
    ...attendanceCount({ over: those('over'), cancelled: those('cancelled') }, rows),
  };
};

/** A child's live classes of the year it is in (rules R189, R191, R195). */
export const showChildClasses = async (
  context: Context,
  scope: FamilyScope,
  childId: number,
): Promise<ChildLiveClasses | Refused<'not_found'>> => {
  const now = context.clock.now();
  const found = await findClasses(context.database.db, scope, childId, now);
  return found ? presentFound(context, found, now) : refuse('not_found');
};

interface Asked {
  childId: number;
  sessionId: number;
}

/** A family says that its child does not come, or comes after all: then a place taken elsewhere is given back (rule R191). */
export const excuseChild = (
  context: Context,
  scope: OwnFamilyId,
  { childId, sessionId, excused }: Asked & { excused: boolean },
): Promise<ChildLiveClasses | Refused<'not_found' | 'class_has_begun' | 'class_cancelled'>> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const before = await findClasses(tx, scope, childId, now);
    // One after the other with whoever is seated, moved or makes up in this batch.
    if (before?.group) await lockSeating(tx, before.group.group.academicYearId);
    const found = await findClasses(tx, scope, childId, now);
    const own = found?.classes.find((one) => one.session.sessionId === sessionId && isOwn(one, found));
    if (!found || !own) return refuse('not_found');
    const { startsAt, cancelledAt } = own.session;
    if (cancelledAt !== null) return refuse('class_cancelled');
    const visited = visitedFor(sessionId, found);
    if (startsAt <= now || (!excused && visited && !mayGiveUp(visited, now)))
      return refuse('class_has_begun');
    if (!excused) await endVisit(tx, { childId, makesUpFor: sessionId, now });
    const said = found.rows.get(sessionId)?.excusedAt ?? null;
    if (excused !== (said !== null)) {
      await saveAttendance(tx, { sessionId, childId }, { excusedAt: excused ? now : null });
      await countOfYear(tx, found);
    }
    return shownAgain(context, scope, childId);
  });

/** A family gives the class up in which its child was to make up for its own, and may choose another one; the rest stays (rules R191, R195). */
export const giveUpMakeUp = (
  context: Context,
  scope: OwnFamilyId,
  { childId, sessionId }: Asked,
): Promise<ChildLiveClasses | Refused<'not_found' | 'class_has_begun'>> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const before = await findClasses(tx, scope, childId, now);
    // One after the other with who cancels that class, or gives the own one again.
    if (before?.group) await lockSeating(tx, before.group.group.academicYearId);
    const found = await findClasses(tx, scope, childId, now);
    const own = found?.classes.find((one) => one.session.sessionId === sessionId && isOwn(one, found));
    if (!found || !own) return refuse('not_found');
    const visited = visitedFor(sessionId, found);
    if (visited && !mayGiveUp(visited, now)) return refuse('class_has_begun');
    if (visited) {
      await endVisit(tx, { childId, makesUpFor: sessionId, now });
      await countOfYear(tx, found);
    }
    return shownAgain(context, scope, childId);
  });

/** A child takes a free place in the class of another group, instead of one that it was excused from or that was cancelled (rules R191, R195). */
export const makeUp = (
  context: Context,
  scope: OwnFamilyId,
  { childId, sessionId }: Asked,
): Promise<ChildLiveClasses | Refused<'not_found' | 'make_up_taken'>> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const before = await findClasses(tx, scope, childId, now);
    if (!before) return refuse('not_found');
    if (!before.group) return refuse('make_up_taken');
    // Whoever is seated, moved or makes up in this batch comes one after the other: there is never a thirteenth.
    await lockSeating(tx, before.group.group.academicYearId);
    const found = await findClasses(tx, scope, childId, now);
    const free = found ? await makeUpsOf(tx, found, now) : [];
    const chosen = free.find(({ view }) => view.session.sessionId === sessionId);
    if (!chosen) return refuse('make_up_taken');
    await saveAttendance(tx, { sessionId, childId }, { makesUpFor: chosen.insteadOf });
    await countOfYear(tx, before);
    return shownAgain(context, scope, childId);
  });

const countOfYear = async (tx: Tx, { group }: Found): Promise<void> => {
  if (group) await countChange(tx, group.enrolmentId);
};

const shownAgain = async (context: Context, scope: OwnFamilyId, childId: number) => {
  const shown = await showChildClasses(context, scope, childId);
  if (isRefused(shown)) throw new Error('a child was there a moment ago');
  return shown;
};

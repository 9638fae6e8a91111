import type { LiveSession } from '../../contract/live-class-objects.ts';
import { type Refused, isRefused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { isGrade } from '../../domain/enrolment/grade.ts';
import { makeUpStands } from '../../domain/live-classes/make-ups.ts';
import { nativeUnit } from '../../domain/live-classes/native-sessions.ts';
import type { SessionTimeRefusal } from '../../domain/live-classes/timetable.ts';
import { isStale } from '../../domain/values/version.ts';
import type { Tx } from '../platform/db/database.ts';
import { type ClassScope, everyClass } from './class-scope.ts';
import { auditedClass, recordOfClass } from './audited.ts';
import { endVisit, endVisitsTo, saveAttendance, visitsInsteadOf } from './attendance-store.ts';
import type { LiveClassesContext, ToldMakeUp } from './context.ts';
import { countChange, findGroup, lockSeating } from './group-store.ts';
import { presentSession } from './present.ts';
import {
  type ClassView,
  roomToMove,
  findClass,
  insertSessions,
  lockTimes,
  selectSessions,
  updateSession,
} from './session-store.ts';
import { tellFamilies, toldToAll } from './tell.ts';
import { type LinkRefusal, calendarOf, keptLink, mayTeach, timeRefusal } from './times.ts';
import { undoneUnlessKept } from './undone-unless-kept.ts';

/** What is said of one live class; what is absent stays. */
interface SessionChange {
  /** the account of who changes it; null when no person does */
  by: number | null;
  sessionId: number;
  startsAt?: Date | undefined;
  minutes?: number | undefined;
  /** null: the group's */
  teacherId?: number | null | undefined;
  /** '': the group's */
  link?: string | undefined;
  cancelled?: boolean | undefined;
  version?: number | undefined;
  /** only tells what would be */
  preview: boolean;
}

interface ChangedSession {
  session: LiveSession;
  /** how many are told */
  families: number;
}

/** Moves one live class, gives it a room or teacher of its own, or cancels it; its families are told of a new time and of the end (rule R188). */
export const changeSession = (
  context: LiveClassesContext,
  scope: ClassScope,
  change: SessionChange,
): Promise<
  | ChangedSession
  | Refused<
      'not_found' | 'not_allowed' | 'teacher_gone' | 'changed_meanwhile' | SessionTimeRefusal | LinkRefusal
    >
> =>
  undoneUnlessKept(context.database, change.preview, async (tx) => {
    const { sessionId } = change;
    const now = context.clock.now();
    await lockTimes(tx);
    const before = await findClass(tx, scope, sessionId, now);
    if (!before) return refuse('not_found');
    // Nobody takes a place in it meanwhile, to make up for another class, or elsewhere to make up for this one.
    if (change.cancelled !== undefined) await lockSeating(tx, before.group.academicYearId);
    const shown = (view: ClassView) =>
      presentSession(view, { now, hasService: context.hasService, withLink: true });
    if (isStale(change.version, before.session.version)) return refuseAsChanged({ session: shown(before) });
    if (before.session.startsAt <= now) return refuse('class_has_begun');
    const link = change.link === undefined ? { link: before.session.link } : keptLink(change.link);
    if (isRefused(link)) return link;
    const { teacherId } = change;
    // Who teaches is for the office to say.
    if (teacherId !== undefined && scope.teacherId !== null) return refuse('not_allowed');
    if (!(await mayTeach(tx, teacherId))) return refuse('teacher_gone');
    const isCancelled = change.cancelled ?? before.session.cancelledAt !== null;
    // What does not take place keeps its time, by which it can be given again.
    const startsAt = (isCancelled ? undefined : change.startsAt) ?? before.session.startsAt;
    const minutes = (isCancelled ? undefined : change.minutes) ?? before.session.minutes;
    const isMoved =
      startsAt.getTime() !== before.session.startsAt.getTime() || minutes !== before.session.minutes;
    await updateSession(tx, sessionId, {
      startsAt,
      minutes,
      teacherId: teacherId === undefined ? before.session.teacherId : teacherId,
      ...link,
      movedByHand: before.session.movedByHand || isMoved,
      ...(minutes !== before.session.minutes && roomToMove),
      cancelledAt: isCancelled ? (before.session.cancelledAt ?? now) : null,
    });
    const after = await findClass(tx, everyClass, sessionId, now);
    if (!after) return refuse('not_found');
    const calendar = await calendarOf(tx, after.group.academicYearId);
    const refusal = isCancelled
      ? null
      : await timeRefusal(context, tx, after, { calendar, now, before: before.session.startsAt });
    if (refusal) return refusal;
    await recordOfClass(
      tx,
      after,
      { by: change.by, at: now },
      { before: auditedClass(before), after: auditedClass(after, before) },
    );
    const isGivenAgain = before.session.cancelledAt !== null && !isCancelled;
    const makeUps = isGivenAgain ? await settleMakeUps(tx, { sessionId, now }) : [];
    const families = await tellOfChange(context, tx, { before, after, isMoved, makeUps, now });
    if (isCancelled) await endVisitsTo(tx, sessionId, now);
    return { session: shown(after), families };
  });

/**
 * A cancelled class is given again: whoever was to make up for it elsewhere comes to it, or stays there and is excused from it, so that
 * no child is expected in two places (rule R195). The transaction holds the lock on seating.
 */
const settleMakeUps = async (
  tx: Tx,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<ToldMakeUp[]> => {
  const told: ToldMakeUp[] = [];
  for (const { childId, enrolmentId, startsAt, excusedAt } of await visitsInsteadOf(tx, sessionId)) {
    const isExcused = excusedAt !== null;
    const stands = makeUpStands({ startsAt }, { isExcused, now });
    if (!stands) await endVisit(tx, { childId, makesUpFor: sessionId, now });
    else if (!isExcused) await saveAttendance(tx, { sessionId, childId }, { excusedAt: now });
    await countChange(tx, enrolmentId);
    told.push({ childId, startsAt, stands });
  }
  return told;
};

const tellOfChange = async (
  context: LiveClassesContext,
  tx: Tx,
  {
    before,
    after,
    isMoved,
    makeUps,
    now,
  }: {
    before: ClassView;
    after: ClassView;
    isMoved: boolean;
    makeUps: readonly ToldMakeUp[];
    now: Date;
  },
): Promise<number> => {
  const wasCancelled = before.session.cancelledAt !== null;
  const isCancelled = after.session.cancelledAt !== null;
  const isNews = wasCancelled !== isCancelled || (isMoved && !isCancelled);
  if (!isNews) return 0;
  return tellFamilies(context, tx, {
    kind: isCancelled ? 'live_class_cancelled' : 'live_class_moved',
    // One that is given again was not moved.
    classes: await toldToAll(tx, [after], () => (isCancelled || wasCancelled ? null : before.session)),
    makeUps,
    now,
  });
};

/** Appoints a session with a native teacher for a group of grade 5 or 6, after six months of its year (rule R18); its families are told. */
export const appointNative = (
  context: LiveClassesContext,
  asked: {
    by: number | null;
    groupId: number;
    startsAt: Date;
    minutes: number;
    teacherId?: number | null | undefined;
    link?: string | undefined;
  },
): Promise<
  | ChangedSession
  | Refused<
      'not_found' | 'teacher_gone' | 'native_not_yet' | 'native_there' | SessionTimeRefusal | LinkRefusal
    >
> =>
  undoneUnlessKept(context.database, false, async (tx) => {
    const { by, groupId, startsAt, minutes, teacherId = null } = asked;
    const now = context.clock.now();
    await lockTimes(tx);
    const found = await findGroup(tx, everyClass, groupId, now);
    if (!found || !isGrade(found.group.grade)) return refuse('not_found');
    const calendar = await calendarOf(tx, found.group.academicYearId);
    const unit = nativeUnit(calendar, found.group.grade, startsAt);
    if (unit === null) return refuse('native_not_yet');
    const kept = await selectSessions(tx, [groupId]);
    if (kept.some((one) => one.kind === 'native' && one.unit === unit)) return refuse('native_there');
    if (!(await mayTeach(tx, teacherId))) return refuse('teacher_gone');
    const link = keptLink(asked.link ?? '');
    if (isRefused(link)) return link;
    const [row] = await insertSessions(tx, [
      { groupId, kind: 'native', unit, startsAt, minutes, teacherId, movedByHand: true, ...link },
    ]);
    const after = row && (await findClass(tx, everyClass, row.sessionId, now));
    if (!after) return refuse('not_found');
    const refusal = await timeRefusal(context, tx, after, { calendar, now, before: null });
    if (refusal) return refusal;
    await recordOfClass(tx, after, { by, at: now }, { before: null, after: auditedClass(after) });
    const families = await tellFamilies(context, tx, {
      kind: 'live_class_set',
      classes: await toldToAll(tx, [after]),
      now,
    });
    const shown = { now, hasService: context.hasService, withLink: true };
    return { session: presentSession(after, shown), families };
  });

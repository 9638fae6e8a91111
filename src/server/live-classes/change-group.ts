import type { LiveGroup, LiveSession } from '../../contract/live-class-objects.ts';
import type { Member } from '../../contract/live-classes.ts';
import { type Refused, isRefused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import { isAtChildrensHour } from '../../domain/live-classes/meeting-times.ts';
import { isEndedByHoliday } from '../../domain/live-classes/timetable.ts';
import { isStale } from '../../domain/values/version.ts';
import type { Tx } from '../platform/db/database.ts';
import { type ClassScope, everyClass } from './class-scope.ts';
import { auditedGroup, recordOfGroup } from './audited.ts';
import type { LiveClassesContext } from './context.ts';
import { type FollowedTimetable, followTimetable, meetingTimeOf } from './follow-timetable.ts';
import { type GroupView, findGroup, lockGroup, selectGroups, updateGroup } from './group-store.ts';
import { presentGroup } from './present.ts';
import { undoneUnlessKept } from './undone-unless-kept.ts';
import { classesOf, lockTimes, updateSession } from './session-store.ts';
import { showGroup } from './show-groups.ts';
import { tellFamilies, toldToAll } from './tell.ts';
import { type LinkRefusal, calendarOf, clashOf, keptLink, mayTeach } from './times.ts';

/** What is said of a group; what is absent stays. */
export interface GroupChange {
  /** the account of who changes it; null when no person does */
  by: number | null;
  groupId: number;
  places?: number | undefined;
  weekday?: number | undefined;
  time?: string | undefined;
  minutes?: number | undefined;
  teacherId?: number | null | undefined;
  /** '' takes it away */
  link?: string | undefined;
  version?: number | undefined;
  /** only tells what would be */
  preview: boolean;
}

interface ChangedGroup {
  group: LiveGroup;
  sessions: LiveSession[];
  members: Member[];
  /** how many are told */
  families: number;
}

type GroupRefusal =
  | 'not_found'
  | 'not_allowed'
  | 'teacher_gone'
  | 'changed_meanwhile'
  | 'group_time_incomplete'
  | 'class_at_night'
  | 'teacher_taken'
  | 'group_taken'
  | LinkRefusal;

/** Says when a group meets, with whom, where and how many it takes; its classes to come follow, and the families are told (rule R188). */
export const changeGroup = (
  context: LiveClassesContext,
  scope: ClassScope,
  change: GroupChange,
): Promise<ChangedGroup | Refused<GroupRefusal>> =>
  undoneUnlessKept(context.database, change.preview, async (tx) => {
    const { by, groupId, link: typed, version } = change;
    const now = context.clock.now();
    await lockTimes(tx);
    await lockGroup(tx, groupId);
    const before = await findGroup(tx, scope, groupId, now);
    if (!before) return refuse('not_found');
    if (isStale(version, before.group.version)) return refuseAsChanged({ group: presentGroup(before) });
    const link = typed === undefined ? { link: before.group.link } : keptLink(typed);
    if (isRefused(link)) return link;
    const { places, weekday, time, minutes, teacherId } = change;
    // Who teaches is for the office to say.
    if (teacherId !== undefined && scope.teacherId !== null) return refuse('not_allowed');
    if (!(await mayTeach(tx, teacherId))) return refuse('teacher_gone');
    const wanted = {
      places: places ?? before.group.places,
      weekday: weekday ?? before.group.weekday,
      time: time ?? before.group.time,
      minutes: minutes ?? before.group.minutes,
      teacherId: teacherId === undefined ? before.group.teacherId : teacherId,
      ...link,
    };
    const meeting = meetingTimeOf(wanted);
    const said = [wanted.weekday, wanted.time, wanted.minutes].filter((one) => one !== null).length;
    if (said > 0 && !meeting) return refuse('group_time_incomplete');
    if (meeting && !isAtChildrensHour(meeting)) return refuse('class_at_night');
    const group = await updateGroup(tx, groupId, wanted);
    const calendar = await calendarOf(tx, group.academicYearId);
    const followed = await followTimetable(tx, group, { calendar, now });
    const classes = await classesOf(tx, [groupId]);
    const clash = await clashOf(context, tx, classes, now);
    if (clash) return clash;
    const after = await findGroup(tx, everyClass, groupId, now);
    if (!after) return refuse('not_found');
    await recordOfGroup(
      tx,
      after,
      { by, at: now },
      { before: auditedGroup(before), after: auditedGroup(after, before) },
    );
    const families = await tellOfGroup(context, tx, { before, groupId, followed, now });
    const shown = await showGroup(context, everyClass, groupId);
    return isRefused(shown) ? shown : { ...shown, families };
  });

/** Who meets for the first time is told when; later, which classes have moved. */
const tellOfGroup = async (
  context: LiveClassesContext,
  tx: Tx,
  {
    before,
    groupId,
    followed: { added, moved },
    now,
  }: { before: GroupView; groupId: number; followed: FollowedTimetable; now: Date },
): Promise<number> => {
  const classes = await classesOf(tx, [groupId]);
  const isNew = before.group.weekday === null && added.length > 0;
  const told = classes.filter(({ session }) =>
    isNew ? added.includes(session.sessionId) : moved.has(session.sessionId),
  );
  if (told.length === 0) return 0;
  return tellFamilies(context, tx, {
    kind: isNew ? 'live_class_set' : 'live_class_moved',
    classes: await toldToAll(tx, told, ({ sessionId }) => moved.get(sessionId) ?? null),
    now,
  });
};

/** The live classes of a batch follow its changed holidays, and the families of those that move are told. */
export const followHolidays = async (
  context: Pick<LiveClassesContext, 'tellOfClasses'>,
  tx: Tx,
  { academicYearId, now }: { academicYearId: number; now: Date },
): Promise<void> => {
  await lockTimes(tx);
  const calendar = await calendarOf(tx, academicYearId);
  for (const group of await selectGroups(tx, academicYearId)) {
    const { moved } = await followTimetable(tx, group, { calendar, now });
    await endNativeInHoliday(context, tx, { groupId: group.groupId, calendar, now });
    if (moved.size === 0) continue;
    const told = (await classesOf(tx, [group.groupId])).filter(({ session }) => moved.has(session.sessionId));
    await tellFamilies(context, tx, {
      kind: 'live_class_moved',
      classes: await toldToAll(tx, told, ({ sessionId }) => moved.get(sessionId) ?? null),
      now,
    });
  }
};

/** A native teacher does not come in a holiday week: the session is cancelled, its families are told, and staff give it another day. */
const endNativeInHoliday = async (
  context: Pick<LiveClassesContext, 'tellOfClasses'>,
  tx: Tx,
  { groupId, calendar, now }: { groupId: number; calendar: BatchCalendar; now: Date },
): Promise<void> => {
  const ended = (await classesOf(tx, [groupId])).filter(({ session }) =>
    isEndedByHoliday(calendar, session, now),
  );
  for (const { session } of ended) await updateSession(tx, session.sessionId, { cancelledAt: now });
  await tellFamilies(context, tx, {
    kind: 'live_class_cancelled',
    classes: await toldToAll(tx, ended),
    now,
  });
};

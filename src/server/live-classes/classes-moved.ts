import type { ClassesMoved } from '../../contract/calendar.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import { atOnce, haveOneTeacher } from '../../domain/live-classes/at-once.ts';
import type { Session } from '../../domain/live-classes/joining.ts';
import { isEndedByHoliday, timetableChange } from '../../domain/live-classes/timetable.ts';
import type { Tx } from '../platform/db/database.ts';
import { meetingTimeOf } from './follow-timetable.ts';
import { selectGroups } from './group-store.ts';
import { type ClassView, classesOf, comingOf, keptSession, lockTimes } from './session-store.ts';

/** What another calendar of a batch makes of its live classes, before anything is moved (rules R163, R188). */
export const classesMovedBy = async (
  tx: Tx,
  { academicYearId, calendar, now }: { academicYearId: number; calendar: BatchCalendar; now: Date },
): Promise<ClassesMoved> => {
  await lockTimes(tx);
  const groups = await selectGroups(tx, academicYearId);
  const classes = await classesOf(
    tx,
    groups.map(({ groupId }) => groupId),
  );
  const ofGroup = Map.groupBy(classes, ({ session }) => session.groupId);
  const movedTo = new Map<number, Session>();
  for (const group of groups) {
    const meeting = meetingTimeOf(group);
    if (!meeting) continue;
    const usual = (ofGroup.get(group.groupId) ?? []).filter(({ session }) => session.kind === 'class');
    const kept = usual.map(({ session }) => keptSession(session));
    for (const { session, startsAt } of timetableChange(calendar, meeting, { kept, now }).moved)
      movedTo.set(session.sessionId, { startsAt, minutes: meeting.minutes });
  }
  const moved = classes.filter(({ session }) => movedTo.has(session.sessionId));
  return {
    moved: moved.length,
    groups: new Set(moved.map(({ session }) => session.groupId)).size,
    native_cancelled: classes.filter(({ session }) => isEndedByHoliday(calendar, session, now)).length,
    at_once: await takenTwice(tx, { calendar, academicYearId, classes, moved, movedTo, now }),
  };
};

/** Which teachers or groups would have two classes at once; another batch's classes stay where they are. */
const takenTwice = async (
  tx: Tx,
  {
    calendar,
    academicYearId,
    classes,
    moved,
    movedTo,
    now,
  }: {
    calendar: BatchCalendar;
    academicYearId: number;
    /** all of the batch */
    classes: readonly ClassView[];
    moved: readonly ClassView[];
    movedTo: ReadonlyMap<number, Session>;
    now: Date;
  },
): Promise<ClassesMoved['at_once']> => {
  const teachers = [...new Set(moved.flatMap(({ teacher }) => teacher?.user_id ?? []))];
  const ofBatch = classes.filter(({ session }) => session.cancelledAt === null);
  const ofOthers = (await comingOf(tx, teachers, now)).filter(
    ({ group }) => group.academicYearId !== academicYearId,
  );
  const staying = [
    ...ofBatch.filter(({ session }) => !isEndedByHoliday(calendar, session, now)),
    ...ofOthers,
  ];
  const held = staying.map(({ session, group, batch, teacher }) => ({
    sessionId: session.sessionId,
    groupId: session.groupId,
    teacherId: teacher?.user_id ?? null,
    startsAt: session.startsAt,
    minutes: session.minutes,
    ...movedTo.get(session.sessionId),
    said: { teacher, batch, grade: group.grade, number: group.number },
  }));
  return atOnce(held, (id) => movedTo.has(id)).map(([one, other]) => ({
    teacher: haveOneTeacher(one, other) ? one.said.teacher : null,
    classes: [shown(one), shown(other)],
  }));
};

const shown = ({
  sessionId,
  startsAt,
  minutes,
  said: { batch, grade, number },
}: {
  sessionId: number;
  startsAt: Date;
  minutes: number;
  said: { batch: number; grade: number; number: number };
}) => ({ session_id: sessionId, batch, grade, number, starts_at: startsAt.toISOString(), minutes });

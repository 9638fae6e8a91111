import type { ClassesMoved } from '../../contract/calendar.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import { atOnce } from '../../domain/live-classes/at-once.ts';
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
  const movedTo = new Map<number, Date>();
  for (const group of groups) {
    const meeting = meetingTimeOf(group);
    if (!meeting) continue;
    const usual = (ofGroup.get(group.groupId) ?? []).filter(({ session }) => session.kind === 'class');
    const kept = usual.map(({ session }) => keptSession(session));
    for (const { session, startsAt } of timetableChange(calendar, meeting, { kept, now }).moved)
      movedTo.set(session.sessionId, startsAt);
  }
  const moved = classes.filter(({ session }) => movedTo.has(session.sessionId));
  return {
    moved: moved.length,
    groups: new Set(moved.map(({ session }) => session.groupId)).size,
    native_cancelled: classes.filter(({ session }) => isEndedByHoliday(calendar, session, now)).length,
    at_once: await takenTwice(tx, { calendar, academicYearId, moved, movedTo, now }),
  };
};

/** Which teachers would have two classes at once; another batch's classes stay where they are. */
const takenTwice = async (
  tx: Tx,
  {
    calendar,
    academicYearId,
    moved,
    movedTo,
    now,
  }: {
    calendar: BatchCalendar;
    academicYearId: number;
    moved: readonly ClassView[];
    movedTo: ReadonlyMap<number, Date>;
    now: Date;
  },
): Promise<ClassesMoved['at_once']> => {
  const teachers = [...new Set(moved.flatMap(({ teacher }) => teacher?.user_id ?? []))];
  const staying = (await comingOf(tx, teachers, now)).filter(
    ({ session, group }) =>
      group.academicYearId !== academicYearId || !isEndedByHoliday(calendar, session, now),
  );
  const held = staying.map(({ session, group, batch, teacher }) => ({
    sessionId: session.sessionId,
    teacherId: teacher?.user_id ?? null,
    startsAt: movedTo.get(session.sessionId) ?? session.startsAt,
    minutes: session.minutes,
    said: { teacher, batch, grade: group.grade, number: group.number },
  }));
  return atOnce(held, (id) => movedTo.has(id)).flatMap(([one, other]) =>
    one.said.teacher === null ? [] : [{ teacher: one.said.teacher, classes: [shown(one), shown(other)] }],
  );
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

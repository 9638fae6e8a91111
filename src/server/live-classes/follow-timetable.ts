import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import { type MeetingTime, parseTimeOfDay } from '../../domain/live-classes/meeting-times.ts';
import { timetableChange } from '../../domain/live-classes/timetable.ts';
import type { Weekday } from '../../domain/values/calendar-date.ts';
import type { Tx } from '../platform/db/database.ts';
import type { GroupRow } from './group-store.ts';
import {
  type SessionRow,
  insertSessions,
  keptSession,
  selectSessions,
  updateSession,
} from './session-store.ts';

/** What a group's live classes became. */
export interface FollowedTimetable {
  readonly added: readonly SessionRow[];
  /** with where they were before */
  readonly moved: readonly { readonly before: SessionRow; readonly after: SessionRow }[];
  /** moved by hand into what is a holiday week now */
  readonly inHoliday: readonly number[];
}

/** When a group meets; null while nobody has said. */
export const meetingTimeOf = ({ weekday, time, minutes }: GroupRow): MeetingTime | null => {
  const at = time === null ? null : parseTimeOfDay(time);
  return weekday === null || at === null || minutes === null
    ? null
    : { weekday: weekday as Weekday, time: at, minutes };
};

/** Has the live classes of a group follow its time and its batch's calendar (rule R188); the group is locked by the transaction. */
export const followTimetable = async (
  tx: Tx,
  group: GroupRow,
  { calendar, now }: { calendar: BatchCalendar; now: Date },
): Promise<FollowedTimetable> => {
  const meeting = meetingTimeOf(group);
  if (!meeting) return { added: [], moved: [], inHoliday: [] };
  const rows = (await selectSessions(tx, [group.groupId])).filter(({ kind }) => kind === 'class');
  const rowOf = new Map(rows.map((row) => [row.sessionId, row]));
  const change = timetableChange(calendar, meeting, { kept: rows.map(keptSession), now });
  const added = await insertSessions(
    tx,
    change.added.map(({ unit, startsAt }) => ({
      groupId: group.groupId,
      kind: 'class' as const,
      unit,
      startsAt,
      minutes: meeting.minutes,
    })),
  );
  const moved = [];
  for (const { session, startsAt } of change.moved) {
    const before = rowOf.get(session.sessionId);
    const after = before && (await updateSession(tx, before, { startsAt, minutes: meeting.minutes }));
    if (before && after) moved.push({ before, after });
  }
  return { added, moved, inHoliday: change.inHoliday.map(({ sessionId }) => sessionId) };
};

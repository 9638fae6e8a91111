import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import type { Session } from '../../domain/live-classes/joining.ts';
import { type MeetingTime, parseTimeOfDay } from '../../domain/live-classes/meeting-times.ts';
import { timetableChange } from '../../domain/live-classes/timetable.ts';
import type { Weekday } from '../../domain/values/calendar-date.ts';
import type { Tx } from '../platform/db/database.ts';
import type { GroupRow } from './group-store.ts';
import { insertSessions, keptSession, roomToMove, selectSessions, updateSession } from './session-store.ts';

/** What a group's live classes became, by their numbers. */
export interface FollowedTimetable {
  readonly added: readonly number[];
  /** with how they were to be before */
  readonly moved: ReadonlyMap<number, Session>;
}

/** When a group meets; null while nobody has said. */
export const meetingTimeOf = ({
  weekday,
  time,
  minutes,
}: Pick<GroupRow, 'weekday' | 'time' | 'minutes'>): MeetingTime | null => {
  const at = time === null ? null : parseTimeOfDay(time);
  return weekday === null || at === null || minutes === null
    ? null
    : { weekday: weekday as Weekday, time: at, minutes };
};

/** Has the live classes of a group follow its time and its batch's calendar (rule R188); the transaction holds the lock on times. */
export const followTimetable = async (
  tx: Tx,
  group: GroupRow,
  { calendar, now }: { calendar: BatchCalendar; now: Date },
): Promise<FollowedTimetable> => {
  const meeting = meetingTimeOf(group);
  if (!meeting) return { added: [], moved: new Map() };
  const kept = (await selectSessions(tx, [group.groupId])).filter(({ kind }) => kind === 'class');
  const change = timetableChange(calendar, meeting, { kept: kept.map(keptSession), now });
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
  const moved = new Map<number, Session>();
  for (const { session, startsAt } of change.moved) {
    const isLonger = session.minutes !== meeting.minutes;
    await updateSession(tx, session.sessionId, {
      startsAt,
      minutes: meeting.minutes,
      ...(isLonger && roomToMove),
    });
    moved.set(session.sessionId, { startsAt: session.startsAt, minutes: session.minutes });
  }
  return { added: added.map(({ sessionId }) => sessionId), moved };
};

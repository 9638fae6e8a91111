import { timeOfDayAt } from '../../domain/live-classes/meeting-times.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { GroupRow, GroupView } from './group-store.ts';
import type { ClassView } from './session-store.ts';

/** What people call a group in the audit log. */
export const groupName = ({ grade, number }: Pick<GroupRow, 'grade' | 'number'>) =>
  `Grade ${grade}, group ${number}`;

/** What the audit log keeps of a group: of its link that there is one, never the link itself (rule R190). */
export const auditedGroup = ({ group, teacher }: GroupView) => ({
  places: group.places,
  weekday: group.weekday,
  time: group.time,
  minutes: group.minutes,
  teacher: teacher?.first_name ?? null,
  has_link: group.link !== null,
});

/** What the audit log keeps of a live class. */
export const auditedClass = ({ session, teacher }: ClassView) => ({
  day: dayInJakarta(session.startsAt),
  time: timeOfDayAt(session.startsAt),
  minutes: session.minutes,
  teacher: teacher?.first_name ?? null,
  has_link: session.link !== null,
  cancelled: session.cancelledAt !== null,
});

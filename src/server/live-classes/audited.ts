import { timeOfDayAt } from '../../domain/live-classes/meeting-times.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type StaffChange, recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import type { GroupRow, GroupView } from './group-store.ts';
import type { ClassView } from './session-store.ts';

/** What people call a group in the audit log. */
const groupName = ({ grade, number }: Pick<GroupRow, 'grade' | 'number'>) =>
  `Grade ${grade}, group ${number}`;

/** Says that one link took the place of another, of which the log keeps neither (rule R190). */
const replaced = (before: string | null | undefined, after: string | null) =>
  before != null && after !== null && before !== after ? 'replaced' : null;

/**
 * What the audit log keeps of a group: of its link that there is one and that it is another, never the link itself (rule R190).
 * @param before as it was, where it is changed
 */
export const auditedGroup = ({ group, teacher }: GroupView, before?: GroupView) => ({
  places: group.places,
  weekday: group.weekday,
  time: group.time,
  minutes: group.minutes,
  teacher: teacher?.first_name ?? null,
  has_link: group.link !== null,
  pasted_link: replaced(before?.group.link, group.link),
});

/**
 * What the audit log keeps of a live class, of its link as of a group's.
 * @param before as it was, where it is changed
 */
export const auditedClass = ({ session, teacher }: ClassView, before?: ClassView | null) => ({
  day: dayInJakarta(session.startsAt),
  time: timeOfDayAt(session.startsAt),
  minutes: session.minutes,
  teacher: teacher?.first_name ?? null,
  has_link: session.link !== null,
  pasted_link: replaced(before?.session.link, session.link),
  cancelled: session.cancelledAt !== null,
});

type Said = Pick<StaffChange, 'by' | 'at'>;
type Facts = Pick<StaffChange, 'context' | 'before' | 'after'>;

/** Says in the audit log what somebody made of a group. */
export const recordOfGroup = (
  tx: Tx,
  { group, batch }: GroupView,
  said: Said,
  facts: Facts,
): Promise<void> => {
  const of = { kind: 'live_group', objectId: group.groupId, name: groupName(group) } as const;
  return recordChange(tx, { ...of, ...said, ...facts, context: { batch, ...facts.context } });
};

/** Says in the audit log what somebody made of a live class. */
export const recordOfClass = (
  tx: Tx,
  { session, group, batch }: ClassView,
  said: Said,
  facts: Facts,
): Promise<void> => {
  const of = { kind: 'live_class', objectId: session.sessionId, name: groupName(group) } as const;
  const context = { batch, unit: session.unit, day: dayInJakarta(session.startsAt) };
  return recordChange(tx, { ...of, ...said, ...facts, context });
};

import { timeOfDayAt } from '../../domain/live-classes/meeting-times.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { SlotRow, TestRow } from './oral-store.ts';

/** By what the audit log calls oral tests: the part of the year. */
export const nameOfTests = ({ part }: Pick<SlotRow, 'part'>) => String(part);

/** What the audit log keeps of a slot; never its link (rule R190). */
export const auditedHours = ({ startsAt, minutes }: SlotRow) => ({
  day: dayInJakarta(startsAt),
  time: timeOfDayAt(startsAt),
  minutes,
});

/** What it keeps of a result: that it was said or corrected. Clerks read the log, and see neither levels nor remark (rule R211). */
export const auditedResult = ({ state, changedAt }: TestRow) => ({
  state,
  result_at: changedAt?.toISOString() ?? null,
});

import { timeOfDayAt } from '../../domain/live-classes/meeting-times.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { oralSkills } from '../../domain/assessment/oral-levels.ts';
import type { SlotRow, TestRow } from './oral-store.ts';

/** By what the audit log calls oral tests: the part of the year. */
export const nameOfTests = ({ part }: Pick<SlotRow, 'part'>) => String(part);

/** What the audit log keeps of a slot; never its link (rule R190). */
export const auditedHours = ({ startsAt, minutes }: SlotRow) => ({
  day: dayInJakarta(startsAt),
  time: timeOfDayAt(startsAt),
  minutes,
});

/** What it keeps of a result: the levels in the order of the skills, and no words about the child. */
export const auditedResult = (test: TestRow) => ({
  state: test.state,
  levels: test.state === 'done' ? oralSkills.map((skill) => test[skill]).join(' ') : null,
});

import type { BatchCalendar } from '../calendar/batch-year.ts';
import { unitReached } from '../calendar/teaching-weeks.ts';
import type { Unit } from '../calendar/unit-and-week.ts';
import { firstGradeWithNativeTeacher } from '../courses/class-rules.ts';
import type { Grade } from '../enrolment/grade.ts';
import { addMonths, compareDates, dayInJakarta } from '../values/calendar-date.ts';

/** After how many months of its year a group meets a native teacher (rule R18). */
const monthsBeforeNative = 6;

/**
 * The unit in which a group may meet a native teacher at this time, or null: from grade 5 on, after six months of its year (rule R18).
 */
export const nativeUnit = (calendar: BatchCalendar, grade: Grade, startsAt: Date): Unit | null => {
  const day = dayInJakarta(startsAt);
  const begins = addMonths(calendar.startDate, monthsBeforeNative);
  return grade < firstGradeWithNativeTeacher || compareDates(day, begins) < 0
    ? null
    : unitReached(calendar, day);
};

import { type PublicHolidays, firstDayInTime, firstDayNotDue } from '../../domain/tasks/working-days.ts';
import { dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { holidaysAbout } from './present.ts';
import { type TaskFilter, countTasks } from './task-store.ts';

/** Before which instants a task was sent whose feedback is late, or due, now. */
export const sentBeforeAt = (now: Date, holidays: PublicHolidays): TaskFilter['sentBefore'] => {
  const today = dayInJakarta(now);
  return {
    due: startOfDay(firstDayNotDue(today, holidays)),
    late: startOfDay(firstDayInTime(today, holidays)),
  };
};

/** The tasks on which feedback is due, of a teacher's groups or of all, as the list of them shows them; asks for the holidays (rule R237). */
export const countDueTasks = async (db: Database, teacherId: number | null, now: Date): Promise<Counted> => {
  const sentBefore = sentBeforeAt(now, await holidaysAbout(db, now));
  const counted = (state: 'due' | 'late') => countTasks(db, { q: '', state, teacherId, now, sentBefore });
  return { count: counted('due'), late: counted('late') };
};

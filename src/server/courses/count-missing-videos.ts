import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import { weeksNeededSoon } from '../../domain/courses/needed-soon.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { countCourses } from './course-store.ts';

/** The lessons without a video that some of these batches, which are not over, need soon: as the list shows them (rules R236 and R237). */
export const countMissingVideos = (
  db: Database,
  batches: readonly BatchCalendar[],
  today: CalendarDate,
): Counted => ({
  count: countCourses(db, { hasVideo: false, teachingWeeks: weeksNeededSoon(batches, today) }),
});

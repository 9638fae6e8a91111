import type { CoursesOfGrade } from '../courses/course-cache.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';

/** What the jobs that tell families something at fixed moments work with. */
export interface MessagesContext {
  database: OpenDatabase;
  log: Log;
  coursesOfGrade: CoursesOfGrade;
  /** a live school does not tell what it finds more than a day late; a demo's clock is moved by months */
  skipsLate: boolean;
}

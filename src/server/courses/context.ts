import type { CoursesOfGrade } from './course-cache.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { UploadsContext } from '../uploads/context.ts';
import type { Files } from '../providers/files/files.ts';

/** What the use cases of courses work with. `clock` is the business clock. */
export interface CoursesContext {
  database: OpenDatabase;
  clock: Clock;
  /** from memory while none was written */
  coursesOfGrade: CoursesOfGrade;
  files: Files;
  /** addresses of calendars are made from it */
  publicUrl: string;
  /** how many files of families are for a lesson; handed in, because they know of lessons */
  sentForLesson(tx: Tx, courseId: number): Promise<number>;
  /** where videos arrive in parts */
  uploads: Pick<UploadsContext, 'files' | 'converter' | 'conversions'>;
}

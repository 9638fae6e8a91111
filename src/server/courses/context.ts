import type { CoursesOfGrade } from './course-cache.ts';
import type { Database, OpenDatabase, Tx } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { UploadsContext } from '../uploads/context.ts';
import type { Files } from '../providers/files/files.ts';

/** A live class or a booked oral test of a child as its calendar tells it. */
export interface CalendarClass {
  /** of an oral test, the number of its year: a part of that has one entry */
  readonly sessionId: number;
  /** of an oral test, the last one of its part of the year */
  readonly unit: number;
  readonly kind: 'class' | 'native' | 'oral_test';
  readonly startsAt: Date;
  readonly minutes: number;
  /** the first name of whoever teaches it */
  readonly teacher: string | null;
  /** it does not take place, or the child is not expected in it */
  readonly isCancelled: boolean;
  /** the child was expected in it, and belongs elsewhere now */
  readonly isEnded: boolean;
  /** rises with whatever is said of it */
  readonly sequence: number;
}

/** A live class that a child is expected in, its group's or one that it makes up in. */
export interface ComingClass extends Pick<CalendarClass, 'unit' | 'startsAt' | 'minutes' | 'teacher'> {
  readonly kind: 'class' | 'native';
  readonly childId: number;
  readonly academicYearId: number;
}

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
  /** a child's live classes of a year that have a time, and its booked oral tests; handed in, because they know of courses */
  classesOf(db: Database, childId: number, academicYearId: number): Promise<readonly CalendarClass[]>;
  /** the live classes that these children are expected in and that are not over, the next first; handed in as `classesOf` is */
  comingClasses(db: Database, childIds: readonly number[], now: Date): Promise<readonly ComingClass[]>;
  /** where videos arrive in parts */
  uploads: Pick<UploadsContext, 'files' | 'converter' | 'conversions'>;
}

import type { Database } from '../platform/db/database.ts';
import { courseMasters } from './tables.ts';

/** Where lessons stand and what they are called, as a part of a query, which those of other nouns join. */
export const coursePlaces = (db: Database) =>
  db
    .select({
      courseId: courseMasters.courseId,
      grade: courseMasters.grade,
      unit: courseMasters.unit,
      week: courseMasters.week,
      title: courseMasters.title,
      titleIndo: courseMasters.titleIndo,
    })
    .from(courseMasters)
    .as('course_places');

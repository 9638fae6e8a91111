import * as z from 'zod/mini';
import { lessonGaps } from '../domain/courses/lesson-gaps.ts';
import { AcademicYear, CourseMaster } from './objects.ts';
import { namedObject } from './named-object.ts';

/** A course master in the back office's list. */
export const ListedCourse = namedObject('ListedCourse', {
  ...CourseMaster.shape,
  /** when the batch that was asked for releases it; null when none was */
  released_at: z.nullable(z.string()),
  /** what its video is still without */
  gaps: z.array(z.enum(lessonGaps)),
});
export type ListedCourse = z.output<typeof ListedCourse>;

const reason = <Name extends string>(name: Name) => z.nullable(z.literal(name));

/** A batch in the back office's list, with what can be done to it today. */
export const ListedAcademicYear = namedObject('ListedAcademicYear', {
  ...AcademicYear.shape,
  can_activate: z.boolean(),
  can_deactivate: z.boolean(),
  can_delete: z.boolean(),
  /** the refusals that stand in the way, by their names; null: none does. An active batch has no need to be activated */
  reasons: z.object({
    activate: reason('batch_finished'),
    deactivate: reason('batch_in_progress'),
    delete: reason('batch_has_enrolments'),
  }),
});
export type ListedAcademicYear = z.output<typeof ListedAcademicYear>;

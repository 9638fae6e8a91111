import type { Unit, Week } from '../calendar/unit-and-week.ts';
import type { Grade } from '../enrolment/grade.ts';
import type { CourseType } from './course-type.ts';

/** Where a course stands in the plan of every batch. Not unique: several courses may share a week (rule R15). */
export interface Place {
  readonly grade: Grade;
  readonly unit: Unit;
  readonly week: Week;
}

/** A course of the master data, as far as the rules go. */
export interface CourseMaster extends Place {
  readonly id: number;
  readonly type: CourseType;
  readonly hasVideo: boolean;
}

const placeOf = ({ grade, unit, week }: Place): Place => ({ grade, unit, week });

/** Both courses with their places traded: grade, unit and week; type, video and texts stay (rule R16). */
export const swapPlaces = <Master extends CourseMaster>(first: Master, second: Master): [Master, Master] => [
  { ...first, ...placeOf(second) },
  { ...second, ...placeOf(first) },
];

/** Refuses to swap a course with itself. */
export const swapRefusal = (firstId: number, secondId: number): 'same_course' | null =>
  firstId === secondId ? 'same_course' : null;

/** Whether another course already stands in this place with this type: allowed, but the form warns. */
export const sharesPlace = (
  masters: readonly CourseMaster[],
  wanted: Omit<CourseMaster, 'id' | 'hasVideo'>,
): boolean =>
  masters.some(
    ({ grade, unit, week, type }) =>
      grade === wanted.grade && unit === wanted.unit && week === wanted.week && type === wanted.type,
  );

/**
 * What becomes of a course that staff delete: one with watched marks, or for which families have sent something, is archived instead
 * (rule R17).
 *
 * @param uses how many marks and files of families there are
 */
export const removalOf = (uses: number): 'deleted' | 'archived' => (uses > 0 ? 'archived' : 'deleted');

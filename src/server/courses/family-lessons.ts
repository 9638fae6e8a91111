import type { FamilyLessons, NextLiveClass } from '../../contract/objects.ts';
import { type BilledEnrolment, childAccess } from '../../domain/access/child-access.ts';
import { childLessons } from '../../domain/access/child-lessons.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { isInYear } from '../../domain/access/included.ts';
import { toWatch } from '../../domain/access/to-watch.ts';
import { nextCourse } from '../../domain/courses/current-courses.ts';
import { isSoon, mayJoin } from '../../domain/live-classes/joining.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { familyEnrolments } from '../enrolment/enrolments-of.ts';
import { chosenYear } from './child-courses.ts';
import type { ComingClass, CoursesContext } from './context.ts';
import { marksOfChildren } from './mark-store.ts';
import { presentChildCourse } from './present-course.ts';

type Context = Pick<CoursesContext, 'database' | 'clock' | 'coursesOfGrade' | 'comingClasses'>;

/** What each child of a family has to watch now, what goes first before the others, what comes next, and its next live class. */
export const familyLessons = async (
  { database: { db }, clock, coursesOfGrade, comingClasses }: Context,
  familyId: OwnFamilyId,
): Promise<FamilyLessons[]> => {
  const now = clock.now();
  const family = await familyEnrolments(db, familyId);
  const childIds = family.map(({ childId }) => childId);
  const marksOf = await marksOfChildren(db, childIds);
  const classes = await comingClasses(db, childIds, now);
  return Promise.all(
    family.map(async ({ childId, enrolments }) => {
      const enrolment = chosenYear(enrolments, now, undefined);
      if (!enrolment) return nothingOf(childId);
      const { batch: calendar, grade, academicYearId } = enrolment;
      const watched = marksOf({ childId, academicYearId });
      const schedule = { calendar, grade, masters: await coursesOfGrade(grade), watched };
      const lessons = childLessons({ enrolments, enrolment, schedule }, now);
      const next = nextCourse(lessons.filter(({ master, access }) => isInYear(master.type, access.reason)));
      const present = presentChildCourse(familyId, childId);
      const watch = toWatch(lessons);
      const liveClass = classes.find(
        (one) => one.childId === childId && one.academicYearId === academicYearId,
      );
      return {
        child_id: childId,
        to_watch: watch.map(present),
        next_course: next && present(next),
        next_live_class: liveClass
          ? presentClass(liveClass, enrolments, watch[0]?.goneAt ?? null, now)
          : null,
      };
    }),
  );
};

const nothingOf = (childId: number): FamilyLessons => ({
  child_id: childId,
  to_watch: [],
  next_course: null,
  next_live_class: null,
});

const presentClass = (
  { startsAt, minutes, teacher, unit, kind }: ComingClass,
  enrolments: readonly BilledEnrolment[],
  goesAt: Date | null,
  now: Date,
): NextLiveClass => {
  const { hasAccess } = childAccess(enrolments, dayInJakarta(startsAt));
  return {
    starts_at: startsAt.toISOString(),
    minutes,
    teacher,
    unit,
    kind,
    is_soon: isSoon({ startsAt }, goesAt, now),
    is_open: mayJoin({ startsAt, minutes, cancelledAt: null }, { hasAccess, now }),
  };
};

import {
  type FirstEnrolmentRefusal,
  type NextEnrolmentRefusal,
  firstEnrolmentRefusal,
  nextEnrolmentRefusal,
} from '../../domain/enrolment/enrolling.ts';
import { latestBought } from '../../domain/enrolment/enrolments.ts';
import { firstGrade } from '../../domain/enrolment/grade.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { refusalOfNextYear } from './next-year.ts';
import type { EnrolmentRule } from './pay-year.ts';

/** Whether a child may be enrolled for the first time. */
export const firstYearRule: EnrolmentRule<FirstEnrolmentRefusal> = async (_db, asked, now) =>
  firstEnrolmentRefusal(asked, dayInJakarta(now));

/** Whether a child may be enrolled for another year, after the one bought last. */
export const nextYearRule: EnrolmentRule<NextEnrolmentRefusal> = async (db, asked, now) => {
  const last = latestBought(asked.enrolments);
  return nextEnrolmentRefusal(
    {
      eligibility: await refusalOfNextYear(db, asked.enrolments, now),
      year: last?.batch ?? null,
      currentGrade: last?.grade ?? firstGrade,
      batch: asked.batch,
      grade: asked.grade,
    },
    dayInJakarta(now),
  );
};

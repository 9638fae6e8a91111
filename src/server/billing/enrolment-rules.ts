import {
  type FirstEnrolmentRefusal,
  type NextEnrolmentRefusal,
  firstEnrolmentRefusal,
  nextEnrolmentRefusal,
} from '../../domain/enrolment/enrolling.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { nextYearStanding } from './next-year-standing.ts';
import type { EnrolmentRule } from './pay-year.ts';

/** Whether a child may be enrolled for the first time. */
export const firstYearRule: EnrolmentRule<FirstEnrolmentRefusal> = async (_db, asked, now) =>
  firstEnrolmentRefusal(asked, dayInJakarta(now));

/** Whether a child may be enrolled for another year. */
export const nextYearRule: EnrolmentRule<NextEnrolmentRefusal> = async (db, asked, now) => {
  const { refusal, year, currentGrade } = await nextYearStanding(db, asked.enrolments, now);
  return nextEnrolmentRefusal(
    { eligibility: refusal, year, currentGrade, batch: asked.batch, grade: asked.grade },
    dayInJakarta(now),
  );
};

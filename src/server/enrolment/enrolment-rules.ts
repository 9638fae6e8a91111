import {
  type FirstEnrolmentRefusal,
  type NextEnrolmentRefusal,
  firstEnrolmentRefusal,
  nextEnrolmentRefusal,
} from '../../domain/enrolment/enrolling.ts';
import { latestBought } from '../../domain/enrolment/enrolments.ts';
import { firstGrade } from '../../domain/enrolment/grade.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/find-batch.ts';
import type { Database } from '../platform/db/database.ts';
import type { KnownEnrolment } from './enrolments-of.ts';
import { refusalOfNextYear } from './next-year.ts';

export type EnrolRefusal = FirstEnrolmentRefusal | NextEnrolmentRefusal;

/** The rule that decides whether a child may be enrolled like this: for a first year or for another one. */
export type EnrolmentRule<R extends EnrolRefusal> = (
  db: Database,
  asked: { enrolments: readonly KnownEnrolment[]; batch: Batch; grade: number },
  now: Date,
) => Promise<R | null>;

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

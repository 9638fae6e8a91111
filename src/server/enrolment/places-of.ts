import { owedOf } from '../../domain/billing/owed-bills.ts';
import { enrolmentOfChild, hasYearLeft, wasLeft } from '../../domain/enrolment/enrolments.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { PlacesOf } from '../families/context.ts';
import type { EnrolmentContext } from './context.ts';
import { enrolmentsOf } from './enrolments-of.ts';

/**
 * Grade and year of some children as staff lists show them, whether they await the placement test, and how their bills stand (rule R243):
 * two queries, however many they are.
 */
export const placesOf =
  ({
    database: { db },
    clock,
    awaitingTest,
  }: Pick<EnrolmentContext, 'database' | 'clock' | 'awaitingTest'>): PlacesOf =>
  async (childIds) => {
    const now = clock.now();
    const today = dayInJakarta(now);
    const years = await enrolmentsOf(db, childIds);
    const awaiting = await awaitingTest(db, [...years.keys()], now);
    const current = [...years].map(([childId, ofChild]) => {
      const chosen = enrolmentOfChild(ofChild, today);
      const paid = ofChild.filter(({ settledAt }) => settledAt !== null);
      return [
        childId,
        {
          grade: chosen?.grade ?? null,
          academic_year_id: chosen?.academicYearId ?? null,
          version: chosen?.version ?? null,
          batch: chosen?.batch.batch ?? null,
          awaits_test: awaiting.has(childId),
          has_left: chosen !== null && wasLeft(chosen) && !hasYearLeft(ofChild, today),
          bill: owedOf(
            paid.flatMap(({ bills }) => bills),
            today,
          ),
        },
      ] as const;
    });
    return new Map(current);
  };

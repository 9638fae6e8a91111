import type { ListedChild } from '../../contract/objects.ts';
import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { findListedChild } from '../families/search-children.ts';
import type { Database } from '../platform/db/database.ts';
import type { EnrolmentContext } from './context.ts';
import { type KnownEnrolment, enrolmentsOfChild } from './enrolments-of.ts';

/** A child's place in a year; without one named, in the year that it is in. */
export const findPlace = async (
  db: Database,
  { childId, academicYearId }: { childId: number; academicYearId?: number | undefined },
  today: CalendarDate,
): Promise<KnownEnrolment | null> => {
  const enrolments = await enrolmentsOfChild(db, childId);
  const inYear = enrolments.filter(
    (one) => academicYearId === undefined || one.academicYearId === academicYearId,
  );
  return enrolmentOfChild(inYear, today) ?? null;
};

/** A child as the lists of staff have it, with one of its places. */
export const childWithPlace = async (
  db: Database,
  { childId, academicYearId, batch, grade, version }: KnownEnrolment,
): Promise<ListedChild> => ({
  ...(await findListedChild(db, childId)),
  academic_year_id: academicYearId,
  batch: batch.batch,
  grade,
  version,
});

const noPlace = { academic_year_id: null, batch: null, grade: null, version: null };

/** A child that is there, as the lists of staff have it; null when it has no place in the year that is named. */
export const showPlace = async (
  { database: { db }, clock }: Pick<EnrolmentContext, 'database' | 'clock'>,
  childId: number,
  academicYearId: number | undefined,
): Promise<ListedChild | null> => {
  const place = await findPlace(db, { childId, academicYearId }, dayInJakarta(clock.now()));
  if (place) return childWithPlace(db, place);
  return academicYearId === undefined ? { ...(await findListedChild(db, childId)), ...noPlace } : null;
};

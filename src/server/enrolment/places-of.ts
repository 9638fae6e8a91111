import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { findBatches } from '../calendar/find-batch.ts';
import type { PlacesOf } from '../families/context.ts';
import type { EnrolmentContext } from './context.ts';
import { selectPlaces } from './place-store.ts';

/** Grade and year of some children as staff lists show them: two queries, however many they are. */
export const placesOf =
  ({ database: { db }, clock }: Pick<EnrolmentContext, 'database' | 'clock'>): PlacesOf =>
  async (childIds) => {
    const today = dayInJakarta(clock.now());
    const places = await selectPlaces(db, childIds);
    const batches = await findBatches(db, [...new Set(places.map(({ academicYearId }) => academicYearId))]);
    const years = places.flatMap((place) => {
      const batch = batches.get(place.academicYearId);
      return batch ? [{ ...place, startDate: batch.startDate, batch: batch.batch }] : [];
    });
    const current = [...Map.groupBy(years, ({ childId }) => childId)].map(([childId, ofChild]) => {
      const chosen = enrolmentOfChild(ofChild, today);
      return [
        childId,
        {
          grade: chosen?.grade ?? null,
          academic_year_id: chosen?.academicYearId ?? null,
          version: chosen?.version ?? null,
          batch: chosen?.batch ?? null,
        },
      ] as const;
    });
    return new Map(current);
  };

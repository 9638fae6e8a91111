import type { AcademicYear, ListedChild } from '../../../contract/objects.ts';
import { apiQuery } from '../../app/screen.ts';

/** Asks for a child with its place in a year; without one named, in the year that it is in. */
export const placeQuery = (id: number, year: number | undefined) =>
  apiQuery('GET /childs/{id}/place', {
    params: { id },
    query: year === undefined ? {} : { academic_year_id: year },
  });

/** Asks for a child as its family sees it, with what has decided its grade. */
export const childQuery = (id: number) => apiQuery('GET /childs/{id}', { params: { id } });

/** Whether nothing is left to pay of a child whose year ended before `today`: paid is then what its bills were, and not how it stands. */
export const isYearOver = (
  { bill, academic_year_id: yearId }: Pick<ListedChild, 'bill' | 'academic_year_id'>,
  years: readonly Pick<AcademicYear, 'academic_year_id' | 'end_date'>[],
  today: string,
): boolean =>
  bill === 'paid' && years.some(({ academic_year_id: id, end_date: end }) => id === yearId && end < today);

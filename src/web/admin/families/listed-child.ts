import { apiQuery } from '../../app/screen.ts';

/** Asks for a child with its place in a year; without one named, in the year that it is in. */
export const placeQuery = (id: number, year: number | undefined) =>
  apiQuery('GET /childs/{id}/place', {
    params: { id },
    query: year === undefined ? {} : { academic_year_id: year },
  });

/** Asks for a child as its family sees it, with what has decided its grade. */
export const childQuery = (id: number) => apiQuery('GET /childs/{id}', { params: { id } });

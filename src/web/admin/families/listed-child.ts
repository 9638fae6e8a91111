import type { ListedChild } from '../../../contract/objects.ts';
import { apiQuery } from '../../hydrated/screen.ts';
import { readUnlessGone } from '../pattern/read-unless-gone.ts';

/** Asks for a child with its place in a year; without one named, in the year that it is in. */
export const placeQuery = (id: number, year: number | undefined) =>
  apiQuery('GET /childs/{id}/place', {
    params: { id },
    query: year === undefined ? {} : { academic_year_id: year },
  });

/** The row of a child as its list has it now. */
export const readListedChild = ({ child_id, academic_year_id: year }: ListedChild) =>
  readUnlessGone(placeQuery(child_id, year ?? undefined), ({ child }) => child);

/** Asks for a child as its family sees it, with what has decided its grade. */
export const childQuery = (id: number) => apiQuery('GET /childs/{id}', { params: { id } });

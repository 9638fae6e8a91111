import type { ListedChild } from '../../../contract/objects.ts';
import { apiQuery } from '../../app/screen.ts';

/** Asks for a child with its place in a year; without one named, in the year that it is in. */
export const placeQuery = (id: number, year: number | undefined) =>
  apiQuery('GET /childs/{id}/place', {
    params: { id },
    query: year === undefined ? {} : { academic_year_id: year },
  });

/** More than a family may have, so that another one with the same phone number hides none of them. */
const MOST_SIBLINGS = 50;

/** Asks for the children of a family by the phone number; the parent's id says which of them are. */
export const siblingsQuery = ({ parent_phone_number: q }: ListedChild) =>
  apiQuery('GET /childs', { query: { q, page: 1, size: MOST_SIBLINGS } });

/** Asks for a child as its family sees it, with what has decided its grade. */
export const childQuery = (id: number) => apiQuery('GET /childs/{id}', { params: { id } });

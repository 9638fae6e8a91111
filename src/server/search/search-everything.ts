import type { Reply } from '../../contract/endpoint.ts';
import type { search } from '../../contract/search.ts';
import { findParents } from '../accounts/find-parents.ts';
import { findCourses } from '../courses/search-courses.ts';
import { findChildren } from '../families/search-children.ts';
import { wordsOf } from '../platform/db/search.ts';
import { findOrders } from '../shipping/search-orders.ts';
import type { SearchContext } from './context.ts';

/** How many of each kind are answered: more is what the lists are for. */
const OF_EACH = 5;
/** The index holds three letters each: of fewer, it would have to be read whole. */
const LETTERS = 3;

type Found = Reply<(typeof search)['GET /search']>;

/** Children, parents, orders and lessons that hold every word of what was typed: one indexed query for each kind. */
export const searchEverything = async (
  { database: { db }, placesOf }: SearchContext,
  typed: string,
): Promise<Found> => {
  if (!wordsOf(typed).some((word) => word.length >= LETTERS))
    return { childs: [], parents: [], orders: [], courses: [] };
  return {
    childs: await findChildren(db, typed, OF_EACH, placesOf),
    parents: await findParents(db, typed, OF_EACH),
    orders: await findOrders(db, typed, OF_EACH),
    courses: await findCourses(db, typed, OF_EACH),
  };
};

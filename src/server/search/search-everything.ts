import type { Reply } from '../../contract/endpoint.ts';
import { FOUND_OF_EACH, type search } from '../../contract/search.ts';
import { namesReceipt } from '../../domain/billing/receipt-number.ts';
import { isLongEnough } from '../../domain/values/search-words.ts';
import { findParents } from '../accounts/find-parents.ts';
import { findPayments } from '../payments/find-payments.ts';
import { findCourses } from '../courses/search-courses.ts';
import { findChildren } from '../families/search-children.ts';
import { findOrders } from '../shipping/search-orders.ts';
import type { SearchContext } from './context.ts';

type Found = Reply<(typeof search)['GET /search']>;

/**
 * Children, parents, orders and lessons that hold every word of what was typed, and the payments that it names: one indexed query
 * for each kind.
 */
export const searchEverything = async (
  { database: { db }, placesOf }: SearchContext,
  typed: string,
): Promise<Found> => {
  const payments =
    isLongEnough(typed) || namesReceipt(typed) ? await findPayments(db, typed, FOUND_OF_EACH) : [];
  if (!isLongEnough(typed)) return { childs: [], parents: [], orders: [], courses: [], payments };
  return {
    payments,
    childs: await findChildren(db, typed, FOUND_OF_EACH, placesOf),
    parents: await findParents(db, typed, FOUND_OF_EACH),
    orders: await findOrders(db, typed, FOUND_OF_EACH),
    courses: await findCourses(db, typed, FOUND_OF_EACH),
  };
};

import { type AnyColumn, type SQL, type SQLWrapper, asc, desc } from 'drizzle-orm';
import type { Direction, Sorting } from '../../../contract/list.ts';

/** The columns of each order that a list offers. The last is unique, so that no row is on two pages. */
export type Orders<Sort extends string> = Readonly<Record<Sort, readonly (AnyColumn | SQLWrapper)[]>>;

/**
 * The order that was asked for, else the list's own. All columns turn round together, because an index can be read
 * backwards but not half of it.
 */
export const sorted = <Sort extends string>(
  orders: Orders<Sort>,
  { sort, direction }: Sorting<Sort>,
  own: { readonly sort: NoInfer<Sort>; readonly direction: Direction },
): SQL[] => {
  const turn = (direction ?? (sort === undefined ? own.direction : 'asc')) === 'desc' ? desc : asc;
  return orders[sort ?? own.sort].map((column) => turn(column));
};

import { DEFAULT_PAGE_SIZE } from '../../contract/fields.ts';
import type { Order } from '../../contract/objects.ts';
import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import { findFamiliesByParent } from '../accounts/parent-names.ts';
import { findChildrenByName } from '../families/child-names.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { searchOrders as select } from './order-store.ts';
import { presentOrders } from './present-orders.ts';

interface Question {
  status?: DeliveryStatus;
  q: string;
  page?: number | undefined;
  size?: number | undefined;
}

/**
 * The orders for staff, newest first, found by the name of the child or of the parent.
 * @returns every order when neither a page nor a size was asked for; `total` only when one was
 */
export const searchOrders = async (
  database: OpenDatabase,
  { status, q, page, size = page === undefined ? undefined : DEFAULT_PAGE_SIZE }: Question,
): Promise<{ orders: Order[]; total?: number }> => {
  const of = q
    ? {
        children: await findChildrenByName(database.db, q),
        families: await findFamiliesByParent(database, q),
      }
    : null;
  const { found, total } = await select(database.db, { status, of, page: page ?? 1, size });
  return { orders: await presentOrders(database.db, found), ...(total !== undefined && { total }) };
};

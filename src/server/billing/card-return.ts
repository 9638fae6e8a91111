import { isOrderId } from '../../domain/billing/order-id.ts';
import { paths } from '../../paths.ts';
import type { Database } from '../platform/db/database.ts';
import type { BillingContext } from './context.ts';
import { placeOfPayment } from './payment-store.ts';

/**
 * Where a visitor goes on who comes back from the bank's question on a page of its own: the drawer at that charge, which asks
 * the gateway how it stands. What the bank's page said of it is not looked at. Nobody is signed in here: the page that follows
 * asks for that.
 * @param named order ids as they came, the first that is known counts
 */
export const pageAfterQuestion = async (
  { database }: Pick<BillingContext, 'database'>,
  named: readonly string[],
): Promise<string> => {
  for (const orderId of named) {
    const page = await pageOf(database.db, orderId);
    if (page) return page;
  }
  return paths.payments();
};

const pageOf = async (db: Database, orderId: string): Promise<string | null> => {
  const place = await placeOfPayment(db, orderId);
  if (!place) return null;
  const { childId, billId: billingId, purpose } = place;
  // Of a choice that was replaced since only the list of payments knows.
  if (billingId === null) return paths.payments(orderId);
  return paths.charge(childId, { billingId, orderId, purpose });
};

/** The order ids in what the gateway's page posts (`response`, a JSON text) and in the address that it posts to. */
export const orderIdsIn = (query: Readonly<Record<string, unknown>>, form: string): string[] => {
  const posted = new URLSearchParams(form).get('response') ?? '';
  return [orderIdOf(posted), query['order_id']].filter((id) => typeof id === 'string').filter(isOrderId);
};

const orderIdOf = (json: string): unknown => {
  try {
    return (JSON.parse(json) as { order_id?: unknown } | null)?.order_id;
  } catch {
    return null;
  }
};

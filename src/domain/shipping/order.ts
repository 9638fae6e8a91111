/** Where a parcel stands (rule R61). */
export type DeliveryStatus = 'unshipped' | 'shipped';

/** Whether a text is a delivery status. */
export const isDeliveryStatus = (text: string): text is DeliveryStatus =>
  text === 'unshipped' || text === 'shipped';

/** A delivery of the school. It is made when a first or next-grade payment settles (rule R61). */
export interface Order<Address> {
  readonly status: DeliveryStatus;
  /** the address it was shipped to; null until then */
  readonly shippedTo: Address | null;
}

/** The address of an order: the family's own until it is shipped, then the one it was shipped to. */
export const addressOf = <Address>(order: Order<Address>, profile: Address): Address =>
  order.shippedTo ?? profile;

/** Whether an order waits because its payment was reversed: not shipped, and bill 1 is not PAID (rule R62). */
export const isHeld = (order: Pick<Order<unknown>, 'status'>, firstBillPaid: boolean): boolean =>
  order.status === 'unshipped' && !firstBillPaid;

/** Whether a parcel goes to another city than its delivery was charged to; not when that city is not known (rule R61). */
export const isMoved = (
  charged: { readonly city: string } | null,
  address: { readonly city: string },
): boolean => charged !== null && charged.city !== address.city;

/**
 * When an order left, after staff set its status: saved again it keeps its moment, and taken back it has none, so that it counts as a kit
 * that is there (rule R281).
 * @param shippedAt null: it has not left, or it did before this was kept
 */
export const leftAt = (
  { status, shippedAt }: { readonly status: DeliveryStatus; readonly shippedAt: Date | null },
  now: DeliveryStatus,
  at: Date,
): Date | null => {
  if (now === 'unshipped') return null;
  return status === 'shipped' ? shippedAt : at;
};

const moves = {
  unshipped: { unshipped: 'stays', shipped: 'freezes_address' },
  shipped: { unshipped: 'frees_address', shipped: 'stays' },
} as const satisfies Record<DeliveryStatus, Record<DeliveryStatus, string>>;

/**
 * The order after staff set its status: shipping it freezes the profile's address, taking that back (it was set by
 * mistake) lets it follow the profile again. A held order is not shipped: `order_held`.
 */
export function setStatus<Address>(
  order: Order<Address>,
  status: DeliveryStatus,
  { profile, firstBillPaid }: { readonly profile: Address; readonly firstBillPaid: boolean },
): Order<Address> | { readonly refused: 'order_held' } {
  const move = moves[order.status][status];
  if (move === 'stays') return order;
  if (move === 'frees_address') return { status, shippedTo: null };
  return isHeld(order, firstBillPaid) ? { refused: 'order_held' } : { status, shippedTo: profile };
}

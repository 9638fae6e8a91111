import type { Order } from '../../../contract/objects.ts';

/** What a label says; its version also counts what stands on no label. */
const saidOf = ({
  version: _version,
  created_at: _createdAt,
  charged: _charged,
  moved: _moved,
  ...said
}: Order) => JSON.stringify(said);

/** The orders whose labels are others than somebody has seen. */
export const changedLabels = (seen: readonly Order[], now: readonly Order[]): Order[] => {
  const before = new Map(seen.map((order) => [order.order_id, saidOf(order)]));
  return now.filter((order) => {
    const said = before.get(order.order_id);
    return said !== undefined && said !== saidOf(order);
  });
};

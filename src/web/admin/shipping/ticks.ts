import type { Order } from '../../../contract/objects.ts';
import { type RowTicks, useRowTicks } from '../list/row-ticks.ts';

/** The orders that somebody has chosen, also on other pages of the list. */
export type Ticks = RowTicks<Order>;

/** What can be chosen to be shipped: not what is shipped already. */
export const canBeTicked = ({ delivery_status }: Pick<Order, 'delivery_status'>) =>
  delivery_status === 'unshipped';

/** What is shipped from this page when nothing is chosen: all that waits and is not held. */
export const waitingOf = (rows: readonly Order[]) => rows.filter((row) => canBeTicked(row) && !row.held);

export const useTicks = (rows: readonly Order[]): Ticks =>
  useRowTicks(rows, { idOf: ({ order_id: id }) => id, canBeTicked });

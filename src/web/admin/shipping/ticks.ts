import { useState } from 'react';
import type { Order } from '../../../contract/objects.ts';

/** The orders that somebody has chosen, also on other pages of the list. */
export interface Ticks {
  /** in the order in which they were chosen */
  chosen: readonly Order[];
  has: (order: Order) => boolean;
  toggle: (order: Order) => void;
  isPageTicked: boolean;
  /** chooses all of the page, or none of them when all are */
  togglePage: () => void;
  drop: (orderId: number) => void;
}

/** What can be chosen to be shipped: not what is shipped already. */
export const canBeTicked = ({ delivery_status }: Pick<Order, 'delivery_status'>) =>
  delivery_status === 'unshipped';

/** What is shipped from this page when nothing is chosen: all that waits and is not held. */
export const waitingOf = (rows: readonly Order[]) => rows.filter((row) => canBeTicked(row) && !row.held);

export const useTicks = (rows: readonly Order[]): Ticks => {
  const [ticked, setChosen] = useState<readonly Order[]>([]);
  // As the list has them now: one that was shipped otherwise is chosen no more.
  const chosen = ticked
    .map((one) => rows.find(({ order_id }) => order_id === one.order_id) ?? one)
    .filter(canBeTicked);
  const has = ({ order_id }: Order) => chosen.some((one) => one.order_id === order_id);
  const offered = rows.filter(canBeTicked);
  const isPageTicked = offered.length > 0 && offered.every(has);
  const without = (gone: readonly Order[]) =>
    chosen.filter((one) => !gone.some(({ order_id }) => order_id === one.order_id));
  return {
    chosen,
    has,
    toggle: (order) => setChosen(has(order) ? without([order]) : [...chosen, order]),
    isPageTicked,
    togglePage: () => setChosen(isPageTicked ? without(offered) : [...without(offered), ...offered]),
    drop: (orderId) => setChosen((now) => now.filter(({ order_id }) => order_id !== orderId)),
  };
};

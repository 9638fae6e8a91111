import { useState } from 'react';
import type { RowId } from './step-in-list.ts';

/** The rows of a list that somebody has chosen, also on other pages of it. */
export interface RowTicks<Row> {
  /** in the order in which they were chosen */
  chosen: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  isPageTicked: boolean;
  /** chooses all of the page, or none of them when all are */
  togglePage: () => void;
  drop: (id: RowId) => void;
}

interface Ticked<Row> {
  idOf: (row: Row) => RowId;
  canBeTicked: (row: Row) => boolean;
}

export const useRowTicks = <Row>(rows: readonly Row[], { idOf, canBeTicked }: Ticked<Row>): RowTicks<Row> => {
  const [ticked, setChosen] = useState<readonly Row[]>([]);
  // As the list has them now: one that can be chosen no more, because of what was done otherwise, is not.
  const chosen = ticked.map((one) => rows.find((row) => idOf(row) === idOf(one)) ?? one).filter(canBeTicked);
  const has = (row: Row) => chosen.some((one) => idOf(one) === idOf(row));
  const offered = rows.filter(canBeTicked);
  const isPageTicked = offered.length > 0 && offered.every(has);
  const without = (gone: readonly Row[]) =>
    chosen.filter((one) => !gone.some((row) => idOf(row) === idOf(one)));
  return {
    chosen,
    has,
    toggle: (row) => setChosen(has(row) ? without([row]) : [...chosen, row]),
    isPageTicked,
    togglePage: () => setChosen(isPageTicked ? without(offered) : [...without(offered), ...offered]),
    drop: (id) => setChosen((now) => now.filter((one) => idOf(one) !== id)),
  };
};

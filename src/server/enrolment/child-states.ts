import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { FamiliesContext } from '../families/context.ts';
import { leftChildren } from './left-children.ts';
import { owingChildren } from './owing-children.ts';

/** Which children lists are narrowed to, each as a part of a query (rules R243 and R318). */
export const childStates = ({
  clock,
  awaitedChildren,
}: Pick<FamiliesContext, 'clock' | 'awaitedChildren'>): Pick<
  FamiliesContext,
  'awaitedChildren' | 'owingChildren' | 'leftChildren'
> => ({
  awaitedChildren,
  owingChildren: (db) => owingChildren(db, dayInJakarta(clock.now())),
  leftChildren,
});

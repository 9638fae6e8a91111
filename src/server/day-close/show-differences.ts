import type { DifferenceState, SettlementDifference } from '../../contract/day-close.ts';
import { refuse } from '../../contract/refusals.ts';
import { atStakeTogether } from '../../domain/billing/at-stake.ts';
import { daysOfMonth } from '../../domain/billing/day-close.ts';
import {
  type Difference,
  type DifferenceKind,
  differenceId,
} from '../../domain/billing/settlement-differences.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import {
  type KnownDifference,
  differencesOf,
  differencesOfOrders,
  presentDifference,
} from './compare-settlement.ts';
import type { DayCloseContext } from './context.ts';
import { spokenDays } from './settlement-report-store.ts';

/** Which differences of a month staff ask for. */
interface Choice {
  /** a part of the order number; '' for all */
  readonly q: string;
  readonly kind?: DifferenceKind | undefined;
  readonly state?: DifferenceState | undefined;
}

/** A page of the differences of a month, and what all of the chosen ones put at stake (rule R156). */
export const showDifferences = async (
  { database, clock }: DayCloseContext,
  {
    month: asked,
    page,
    size,
    ...choice
  }: Choice & { month?: string | undefined; page: number; size: number },
) => {
  const thisMonth = dayInJakarta(clock.now()).slice(0, 7);
  const month = asked ?? thisMonth;
  const days = daysOfMonth(month);
  const all = await differencesOf(database.db, days, await spokenDays(database.db, days));
  const chosen = all.filter((one) => isChosen(one, choice));
  const from = (page - 1) * size;
  return {
    month,
    this_month: thisMonth,
    differences: chosen.slice(from, from + size).map(presentDifference),
    total: chosen.length,
    at_stake: atStakeTogether(chosen.map(({ difference }) => difference)),
  };
};

const isChosen = ({ difference, note }: KnownDifference, { q, kind, state }: Choice): boolean =>
  (kind === undefined || difference.kind === kind) &&
  (state === undefined || (note === null) === (state === 'open')) &&
  difference.orderId.toLowerCase().includes(q.toLowerCase());

/** One difference as it stands now. */
export const showDifference = async (db: Database, named: Pick<Difference, 'kind' | 'orderId'>) => {
  const found = (await differencesOfOrders(db, [named.orderId])).get(differenceId(named));
  return found
    ? { difference: presentDifference(found) satisfies SettlementDifference }
    : refuse('not_found');
};

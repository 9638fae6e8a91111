import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { atStake, atStakeTogether } from './at-stake.ts';
import type { Difference, DifferenceKind, Said } from './settlement-differences.ts';

const said = (amount: number, reportStatus: Said['reportStatus'] = 'paid'): Said => ({
  amount,
  reportStatus,
  method: 'gopay',
  day: calendarDate('2026-11-03'),
});
const difference = (
  kind: DifferenceKind,
  there: Said | null,
  here: Said | null,
  orderId = 'KE-1',
): Difference => ({ kind, orderId, day: calendarDate('2026-11-03'), there, here });

test('at stake is what the report counts less what the school counts (R156)', () => {
  const stakes = [
    difference('missing_here', said(275_000), null),
    difference('missing_there', null, said(275_000)),
    difference('other_amount', said(257_000), said(275_000)),
    difference('other_status', said(275_000, 'back'), said(275_000)),
    difference('other_status', said(275_000), said(275_000, 'unpaid')),
    difference('other_status', said(275_000, 'part_back'), said(275_000)),
    difference('other_method', said(275_000), said(275_000)),
    difference('repeated_row', said(275_000), said(275_000)),
    difference('other_day', said(275_000), said(275_000)),
  ].map(atStake);
  expect(stakes).toEqual([275_000, -275_000, -18_000, -275_000, 275_000, 0, 0, 275_000, 0]);
});

test('an order counts once, however many differences it has (R156)', () => {
  const [there, here] = [said(257_000), said(275_000)];
  const one = [difference('other_amount', there, here), difference('other_method', there, here)];
  expect(atStakeTogether(one)).toBe(-18_000);
  expect(atStakeTogether([...one, difference('repeated_row', there, here)])).toBe(239_000);
  expect(atStakeTogether([...one, difference('missing_here', said(1000), null, 'KE-2')])).toBe(-17_000);
  expect(atStakeTogether([])).toBe(0);
});

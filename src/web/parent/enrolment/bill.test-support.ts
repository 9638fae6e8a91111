import type { Billing } from '../../../contract/payment-objects.ts';

/** A bill of four months from August 2026 on, unpaid unless said otherwise. */
export const billOf = (given: Partial<Billing> = {}): Billing => ({
  billing_id: 1,
  academic_year_id: 7,
  is_active: false,
  billing_desc: 'Bill 1',
  billing_desc_indo: 'Tagihan 1',
  billing_period: 4,
  billing_period_start: '2026-08-10',
  billing_period_end: '2026-12-09',
  open_until: '2026-12-09',
  lessons: 18,
  last_lesson: '2027-06-20',
  amount: 1_300_000,
  discount: 0,
  delayed_until: null,
  left_on: null,
  sequence: 1,
  status: 'PAYABLE',
  paid_at: null,
  ...given,
});

/** The three bills of the year from 10 August 2026, of which the first is paid. */
export const thisYear: readonly Billing[] = [
  billOf({ billing_id: 11, is_active: true, status: 'PAID', paid_at: '2026-07-20T03:00:00.000Z' }),
  billOf({
    billing_id: 12,
    is_active: true,
    sequence: 2,
    billing_period_start: '2026-12-10',
    billing_period_end: '2027-04-09',
    open_until: '2027-04-09',
  }),
  billOf({
    billing_id: 13,
    is_active: true,
    sequence: 3,
    billing_period_start: '2027-04-10',
    billing_period_end: '2027-08-09',
    open_until: '2027-08-08',
  }),
];

/** The year before, paid at once. */
export const lastYear: readonly Billing[] = [
  billOf({
    billing_id: 1,
    academic_year_id: 5,
    is_active: true,
    billing_period: 12,
    billing_period_start: '2025-08-11',
    billing_period_end: '2026-08-10',
    open_until: '2026-08-09',
    status: 'PAID',
    paid_at: '2025-07-01T03:00:00.000Z',
  }),
];

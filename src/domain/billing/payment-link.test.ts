import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { rupiah } from '../values/money.ts';
import { isLinkMethod, linkExpiry, linkRefusal, linkState, nameForPayer } from './payment-link.ts';

const day = calendarDate;
const bill = (sequence: number, start: string, end: string, paidAt: Date | null = null) => ({
  sequence,
  periodStart: day(start),
  periodEnd: day(end),
  amount: rupiah(700_000),
  paidAt,
  delayedUntil: null,
});
const paid = new Date('2026-08-10T03:00:00Z');
const bills = [
  bill(1, '2026-08-12', '2026-10-12', paid),
  bill(2, '2026-10-12', '2026-12-12'),
  bill(3, '2026-12-12', '2027-02-12'),
];

test('R120: a link lives for 14 days, and never beyond the period of its bill', () => {
  const at = (text: string) =>
    linkExpiry(new Date(text), { periodEnd: day('2026-10-12'), delayedUntil: null }).toISOString();
  expect(at('2026-08-11T03:00:00.000Z')).toBe('2026-08-25T03:00:00.000Z');
  expect(at('2026-10-01T03:00:00.000Z')).toBe('2026-10-11T17:00:00.000Z');
});

test('R121: a bill may have a link when it could be paid now, in a year that was paid before, and not on its last day', () => {
  const today = day('2026-08-20');
  const refusal = (sequence: number, wasPaid = true) => linkRefusal({ bills, wasPaid }, sequence, today);
  expect(refusal(2)).toBeNull();
  expect(refusal(1)).toBe('bill_already_paid');
  expect(refusal(3)).toBe('earlier_bill_payable');
  expect(refusal(4)).toBe('bill_not_found');
  expect(linkRefusal({ bills, wasPaid: true }, 2, day('2026-12-10'))).toBeNull();
  expect(linkRefusal({ bills, wasPaid: true }, 2, day('2026-12-11'))).toBe('payment_link_too_late');
  expect(linkRefusal({ bills, wasPaid: true }, 2, day('2026-12-12'))).toBe('bill_skipped');
  const unpaid = [bill(1, '2026-08-12', '2026-10-12')];
  expect(linkRefusal({ bills: unpaid, wasPaid: false }, 1, today)).toBe('enrolment_unpaid');
  expect(linkRefusal({ bills: unpaid, wasPaid: true }, 1, today)).toBeNull();
});

test('R122: a link is open until it is revoked, its bill is paid, money went back or its time is over, in this order', () => {
  const link = { revokedAt: null, expiresAt: new Date('2026-08-25T03:00:00Z') };
  const open = bill(2, '2026-10-12', '2026-12-12');
  const before = new Date('2026-08-25T02:59:59.999Z');
  expect(linkState(link, open, [], before)).toBe('OPEN');
  expect(linkState(link, open, [], link.expiresAt)).toBe('EXPIRED');
  expect(linkState(link, { ...open, paidAt: paid }, [], link.expiresAt)).toBe('PAID');
  expect(linkState({ ...link, revokedAt: paid }, { ...open, paidAt: paid }, [], before)).toBe('REVOKED');
  const unpaid = [{ state: 'FAILED' }, { state: 'PENDING' }] as const;
  const takenBack = [...unpaid, { state: 'REVERSED' }] as const;
  expect(linkState(link, open, unpaid, before)).toBe('OPEN');
  expect(linkState(link, open, takenBack, before)).toBe('TAKEN_BACK');
  expect(linkState(link, open, takenBack, link.expiresAt)).toBe('TAKEN_BACK');
  expect(linkState(link, { ...open, paidAt: paid }, takenBack, before)).toBe('PAID');
  const late = { ...link, expiresAt: new Date('2027-08-25T03:00:00Z') };
  expect(linkState(late, open, [], new Date('2026-12-11T16:59:59Z'))).toBe('OPEN');
  expect(linkState(late, open, [], new Date('2026-12-11T17:00:00Z'))).toBe('EXPIRED');
});

test('R123: a link is paid by QRIS or Mandiri, a card by the family alone', () => {
  expect([isLinkMethod('gopay'), isLinkMethod('echannel'), isLinkMethod('credit_card')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('R124: a payer is told one first name of the child', () => {
  expect(nameForPayer('Made')).toBe('Made');
  expect(nameForPayer(' Made Ayu Saraswati ')).toBe('Made');
  expect(nameForPayer('Ni Luh Putu')).toBe('Luh');
  expect(nameForPayer('I')).toBe('I');
});

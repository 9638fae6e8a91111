import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, calendarDate } from '../values/calendar-date.ts';
import { rupiah } from '../values/money.ts';
import { type LedgerBill, type LedgerPayment, familyLedger } from './family-ledger.ts';

const day = calendarDate;
const begin = day('2026-08-10');
const bill = (sequence: number, paidBy: string | null = null, amount = 450_000): LedgerBill => ({
  billId: sequence,
  childId: 1,
  sequence,
  periodStart: addMonths(begin, (sequence - 1) * 2),
  periodEnd: addMonths(begin, sequence * 2),
  amount: rupiah(amount),
  paidAt: paidBy === null ? null : new Date('2026-08-01T03:00:00Z'),
  delayedUntil: null,
  discount: 0,
  agreed: [],
  paidBy,
});
const payment = (
  orderId: string,
  on: string,
  { fee = 0, received = 450_000 + fee, back = [], undoneOn = null }: Partial<LedgerPayment> = {},
) => ({ orderId, childId: 1, fee, received, receivedOn: day(on), back, undoneOn });
const said = (bills: LedgerBill[], payments: LedgerPayment[], today: string) =>
  familyLedger(bills, payments, day(today)).map(
    ({ day: on, kind, amount, balance }) => `${on} ${kind} ${amount} = ${balance}`,
  );

test('a purchase is owed and paid on one day, with the fee of its method', () => {
  const paid = payment('a', '2026-07-20', { fee: 4000, received: 1_300_000 });
  expect(said([bill(1, 'a', 1_296_000), bill(2)], [paid], '2026-08-20')).toEqual([
    '2026-07-20 bill 1296000 = 1296000',
    '2026-07-20 fee 4000 = 1300000',
    '2026-07-20 paid -1300000 = 0',
  ]);
});

test('a bill is owed from its due day on, and no more once it has lapsed', () => {
  const paid = payment('a', '2026-07-20');
  const ofBills = (today: string) => said([bill(1, 'a'), bill(2), bill(3)], [paid], today).slice(2);
  expect(ofBills('2026-10-09')).toEqual([]);
  expect(ofBills('2026-10-10')).toEqual(['2026-10-10 bill 450000 = 450000']);
  expect(ofBills('2026-12-10')).toEqual([
    '2026-10-10 bill 450000 = 450000',
    '2026-12-10 bill 450000 = 900000',
    '2026-12-10 lapsed -450000 = 450000',
  ]);
});

test('a bill paid late is owed from its due day, one paid ahead from the day it was paid', () => {
  const [first, late, ahead] = [
    payment('a', '2026-07-20'),
    payment('b', '2026-10-20'),
    payment('c', '2026-10-21'),
  ];
  const bills = [bill(1, 'a'), bill(2, 'b'), bill(3, 'c')];
  expect(said(bills, [first, late, ahead], '2026-10-25').slice(2)).toEqual([
    '2026-10-10 bill 450000 = 450000',
    '2026-10-20 paid -450000 = 0',
    '2026-10-21 bill 450000 = 450000',
    '2026-10-21 paid -450000 = 0',
  ]);
});

test('a discount is a line of its bill, and so is a delay, by which nothing less is owed', () => {
  const agreed = { ...bill(2), amount: rupiah(400_000), discount: 50_000, delayedUntil: day('2026-12-20') };
  const lines = (today: string) => said([bill(1, 'a'), agreed], [payment('a', '2026-07-20')], today).slice(2);
  expect(lines('2026-12-20')).toEqual([
    '2026-10-10 bill 450000 = 450000',
    '2026-10-10 discount -50000 = 400000',
    '2026-10-10 delay 0 = 400000',
  ]);
  expect(lines('2026-12-21').at(-1)).toBe('2026-12-21 lapsed -400000 = 0');
});

test('what was agreed stands on the day of the deed with its reason, but not before its bill (R240)', () => {
  const agreed = {
    ...bill(2),
    amount: rupiah(400_000),
    discount: 50_000,
    delayedUntil: day('2026-12-20'),
    agreed: [
      { kind: 'discount', madeOn: day('2026-09-01'), reason: 'Third child' },
      { kind: 'delay', madeOn: day('2026-11-30'), reason: 'Father is paid on the 10th' },
    ],
  } as const;
  const lines = familyLedger([bill(1, 'a'), agreed], [payment('a', '2026-07-20')], day('2026-12-01'));
  expect(lines.slice(2).map(({ day: on, kind, reason }) => [on, kind, reason])).toEqual([
    ['2026-10-10', 'bill', null],
    ['2026-10-10', 'discount', 'Third child'],
    ['2026-11-30', 'delay', 'Father is paid on the 10th'],
  ]);
});

test('money that pays nothing is held for the family until it goes back', () => {
  const first = payment('a', '2026-07-20');
  const twice = payment('b', '2026-07-21', { back: [{ amount: 450_000, on: day('2026-07-23') }] });
  expect(said([bill(1, 'a')], [first, twice], '2026-08-01').slice(2)).toEqual([
    '2026-07-21 paid -450000 = -450000',
    '2026-07-23 back 450000 = 0',
  ]);
});

test('what goes back of a payment that still pays its bill is let go', () => {
  const first = payment('a', '2026-07-20', { back: [{ amount: 50_000, on: day('2026-08-01') }] });
  expect(said([bill(1, 'a')], [first], '2026-08-02').slice(2)).toEqual([
    '2026-08-01 back 50000 = 50000',
    '2026-08-01 let_go -50000 = 0',
  ]);
});

test('a bill whose payment went back is owed again, the purchase is not', () => {
  const back = [{ amount: 450_000, on: day('2026-10-15') }];
  const payments = [payment('a', '2026-07-20', { back }), payment('b', '2026-10-10', { back })];
  expect(said([bill(1), bill(2)], payments, '2026-10-20').at(-1)).toBe('2026-10-15 back 450000 = 450000');
});

test('another amount that staff accepted leaves nothing open', () => {
  const less = payment('a', '2026-07-20', { received: 440_000 });
  expect(said([bill(1, 'a')], [less], '2026-08-01')).toEqual([
    '2026-07-20 bill 450000 = 450000',
    '2026-07-20 paid -440000 = 10000',
    '2026-07-20 other_amount -10000 = 0',
  ]);
});

test('an entry that was undone is neither paid nor given back (R247)', () => {
  const undone = payment('b', '2026-10-08', { undoneOn: day('2026-10-12') });
  expect(said([bill(1, 'a'), bill(2)], [payment('a', '2026-07-20'), undone], '2026-10-25').slice(2)).toEqual([
    '2026-10-10 bill 450000 = 450000',
    '2026-10-12 undone 0 = 450000',
  ]);
});

test('money of a charge from before a discount is not a fee', () => {
  const less = { ...bill(2, 'b'), amount: rupiah(400_000), discount: 50_000 };
  const late = payment('b', '2026-10-20', { fee: 4000 });
  expect(said([bill(1, 'a'), less], [payment('a', '2026-07-20'), late], '2026-10-25').slice(2)).toEqual([
    '2026-10-10 bill 450000 = 450000',
    '2026-10-10 discount -50000 = 400000',
    '2026-10-20 fee 4000 = 404000',
    '2026-10-20 paid -454000 = -50000',
    '2026-10-20 other_amount 50000 = 0',
  ]);
});

test('the balance is what is due and unpaid today, less the money that pays nothing', () => {
  const facts = fc.record({
    payer: fc.constantFrom('paid', 'unpaid', 'given back'),
    fee: fc.integer({ min: 0, max: 5000 }),
    short: fc.integer({ min: 0, max: 5000 }),
    back: fc.integer({ min: 0, max: 400_000 }),
    twice: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 6 }), fc.integer({ min: -2, max: 14 }), (all, months) => {
      const today = addMonths(begin, months);
      const bills = all.map(({ payer }, place) => bill(place + 1, payer === 'paid' ? `p${place}` : null));
      const payments = all.flatMap(({ payer, fee, short, back, twice }, place) => {
        const came = { fee, received: 450_000 + fee - short };
        const given = payer === 'given back' ? came.received : back;
        return [
          ...(payer === 'unpaid'
            ? []
            : [payment(`p${place}`, begin, { ...came, back: [{ amount: given, on: begin }] })]),
          ...(twice ? [payment(`t${place}`, begin)] : []),
        ];
      });
      const due = bills.filter(
        ({ sequence, paidAt, periodStart, periodEnd }) =>
          sequence > 1 && paidAt === null && periodStart <= today && today < periodEnd,
      );
      const held = all.filter(({ twice }) => twice).length * 450_000;
      const balance = familyLedger(bills, payments, today).at(-1)?.balance ?? 0;
      expect(balance).toBe(due.length * 450_000 - held);
    }),
  );
});

test('once its child has left, what was due lapses on that day, and what was not due never is (R289)', () => {
  const left = { leftOn: day('2026-11-01') };
  const bills = [bill(1, 'a'), { ...bill(2), ...left }, { ...bill(3), ...left }];
  expect(said(bills, [payment('a', '2026-07-20')], '2027-02-01').slice(2)).toEqual([
    '2026-10-10 bill 450000 = 450000',
    '2026-11-01 lapsed -450000 = 0',
  ]);
});

import { expect, test } from 'vitest';
import type { MoneyMoment, PaymentItem } from '../../../contract/payment-objects.ts';
import type { Language } from '../../../i18n/language.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import PaymentDetail from './payment-detail.tsx';

const step = (name: MoneyMoment['step'], way: MoneyMoment['way'] = null): MoneyMoment => ({
  step: name,
  at: '2026-11-20T03:00:00.000Z',
  until: null,
  amount: null,
  way,
});

const payment = (changes: Partial<PaymentItem>): PaymentItem => ({
  order_id: 'KE-1',
  payment_type: 'gopay',
  request: '{}',
  response: '{}',
  actions: '[]',
  payment_status: 'PENDING',
  gross_amount: 700_000,
  purpose: 'COURSE_EXTENSION',
  lines: [],
  redirect_url: null,
  qr_url: null,
  biller_code: null,
  bill_key: null,
  expiry_time: '2026-11-20T04:00:00.000Z',
  created_at: '2026-11-20T03:00:00.000Z',
  to_refund: false,
  other_amount: null,
  by_link: false,
  failure: null,
  paid_at: null,
  receipt_number: null,
  parcel: null,
  period: { start: '2026-10-12', end: '2026-12-11' },
  opens: null,
  registration_closed: false,
  next_bill: null,
  money: [step('asked')],
  get_billing: { billing_id: 12, billing_desc: 'Bill 2 of 6', billing_desc_indo: 'Tagihan 2 dari 6' },
  get_child: { child_id: 4, first_name: 'Alya', last_name: 'Wulandari' },
  ...changes,
});

const givenBack = payment({
  payment_status: 'FAILED',
  failure: 'reversed',
  money: [step('here'), step('gone_back', 'transfer')],
});
const dropped = payment({
  payment_status: 'SUCCESS',
  to_refund: true,
  other_amount: 'dropped',
  money: [step('here'), step('going_back')],
});
const pays = payment({ order_id: 'KE-2', payment_status: 'SUCCESS' });

const pageOf = (one: PaymentItem, others: readonly PaymentItem[] = [], language: Language = 'en') =>
  shownToParents(<PaymentDetail payment={one} payments={[one, ...others]} />, { language });

test('a payment that staff gave back whole says that its bill is open again, and offers to pay it', () => {
  expect(pageOf(givenBack)).toContain('The bill is open again: you can pay it here');
  expect(pageOf(givenBack)).toContain('Pay again');
  const inIndonesian = pageOf(givenBack, [], 'id');
  expect(inIndonesian).toContain('Tagihannya terbuka lagi');
  expect(inIndonesian).toContain('Bayar lagi');
});

test('one whose bill another payment pays says nothing of the kind', () => {
  const page = pageOf(givenBack, [pays]);
  expect(page).toContain('Another payment has since paid this bill');
  expect(page).not.toContain('open again');
  expect(page).not.toContain('Pay again');
});

test('money that does not count says so, and that the bill waits for the right amount', () => {
  const page = pageOf(dropped);
  expect(page).toContain('The amount that arrived does not match the bill, so it does not count');
  expect(page).toContain('The bill is still open');
  expect(page).toContain('Pay again');
  expect(page).not.toContain('nothing left to pay');
  expect(pageOf(dropped, [], 'id')).toContain('jumlahnya beda dari tagihan, jadi tidak dihitung');
  expect(pageOf(dropped, [pays])).not.toContain('still open');
});

test('money that came twice is given back as before', () => {
  expect(pageOf({ ...dropped, other_amount: null }, [pays])).toContain('nothing left to pay');
});

test('money that is looked at says so, without a time to pay until', () => {
  const looked = payment({ other_amount: 'under_review', money: [step('asked'), step('under_review')] });
  const page = pageOf(looked);
  expect(page).toContain('Under review');
  expect(page).toContain('please do not pay again for now');
  expect(page).toContain('Arrived with a different amount');
  expect(page).not.toMatch(/Waiting for|until|Pay again/);
  expect(pageOf(looked, [], 'id')).toContain('jangan bayar lagi dulu');
});

test.each([
  ['en', 'Registration for this class has closed', 'See the open classes', /open again|Pay again|pay again/],
  ['id', 'pendaftaran kelas ini sudah ditutup', 'Lihat kelas yang buka', /terbuka lagi|bayar lagi\./i],
] as const)(
  'once registration has closed it says so, and what can be done (%s)',
  (language, why, what, never) => {
    const purchase = { purpose: 'BUY_COURSE', registration_closed: true } as const;
    for (const failure of ['expired', 'refused', 'cancelled', 'reversed'] as const) {
      const page = pageOf(payment({ ...purchase, payment_status: 'FAILED', failure }), [], language);
      for (const said of [why, what]) expect(page).toContain(said);
      expect(page.replace(why, '').replace('tidak bisa dibayar lagi', '')).not.toMatch(never);
    }
    expect(pageOf({ ...givenBack, ...purchase }, [], language)).toContain(why);
  },
);

test('a receipt says which lessons its payment opens; the last instalment that it opens none', () => {
  const paid = { payment_status: 'SUCCESS', receipt_number: 'R-1' } as const;
  const opens = (lessons: number) => ({ lessons, last_lesson: '2026-11-15' });
  expect(pageOf(payment({ ...paid, opens: opens(9) }))).toContain(
    'Opens 9 lessons; the year’s lessons go on until',
  );
  expect(pageOf(payment({ ...paid, opens: opens(0) }))).toContain('The lessons of those months have gone');
  const last = payment({ ...paid, opens: opens(0), period: { start: '2026-12-12', end: '2026-12-26' } });
  expect(pageOf(last)).toContain('The last instalment of the year’s price');
  expect(pageOf(last, [], 'id')).toContain('Cicilan terakhir dari biaya setahun');
});

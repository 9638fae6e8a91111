import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { LinkCharge, LinkView } from '../../../contract/payment-links.ts';
import type { Language } from '../../../i18n/language.ts';
import { apiQuery } from '../../app/screen.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import PayLink from './pay-link.tsx';

const token = 'a'.repeat(43);

const charge: LinkCharge = {
  order_id: 'KE-1',
  payment_type: 'gopay',
  gross_amount: 700_000,
  payment_status: 'PENDING',
  to_refund: false,
  other_amount: null,
  redirect_url: null,
  qr_url: null,
  biller_code: null,
  bill_key: null,
  expiry_time: '2026-11-20T04:00:00.000Z',
};

const pageOf = (
  changes: Partial<LinkCharge>,
  state: LinkView['state'] = 'OPEN',
  language: Language = 'en',
  bill: Partial<NonNullable<LinkView['bill']>> = {},
): string => {
  const client = new QueryClient();
  const view: LinkView = {
    state,
    bill: {
      child: 'Alya',
      description: 'Bill 2 of 6',
      description_indo: 'Tagihan 2 dari 6',
      amount: 700_000,
      methods: [{ payment_type: 'gopay', gross_amount: 700_000, fee: 0 }],
      expires_at: '2026-12-01T03:00:00.000Z',
      opens_until: null,
      period_start: '2026-12-28',
      lessons: 9,
      last_lesson: '2027-06-20',
      ...bill,
    },
    charge: { ...charge, ...changes },
    being_paid_since: null,
    paid: null,
  };
  const { queryKey } = apiQuery('GET /payment/link/{token}/status', { params: { token } });
  client.setQueryData(queryKey, { ...view, code: 200, message: '' });
  return shownToParents(<PayLink />, { client, language, path: `/pay/${token}`, at: '/pay/:token' });
};

test('a payer whose money is looked at sees no code and no time, and is asked to pay nothing more', () => {
  const page = pageOf({ other_amount: 'under_review' });
  expect(page).toContain('We are looking into your payment');
  expect(page).toContain('please do not pay again for now');
  expect(page).toContain('KE-1');
  expect(page).not.toMatch(/time is over|Pay another way|QRIS/);
  expect(pageOf({ other_amount: 'under_review' }, 'OPEN', 'id')).toContain('jangan bayar lagi dulu');
});

test('a payer whose money does not count is told why, and to ask the family while the bill is open', () => {
  const dropped = { payment_status: 'SUCCESS', to_refund: true, other_amount: 'dropped' } as const;
  const page = pageOf(dropped);
  expect(page).toContain('The amount that arrived does not match the bill, so it does not count');
  expect(page).toContain('The bill is still open. Please ask the family');
  expect(page).not.toContain('already been paid');
  expect(pageOf(dropped, 'OPEN', 'id')).toContain('Tagihannya masih terbuka');
  expect(pageOf(dropped, 'PAID')).not.toContain('still open');
});

test('a payer whose money came too late is told that the bill had been paid', () => {
  const page = pageOf({ payment_status: 'SUCCESS', to_refund: true }, 'PAID');
  expect(page).toContain('when the bill had already been paid');
});

test('a payer reads which lessons the bill opens, and of one that opens none that it is the last instalment', () => {
  const page = (language: Language, bill?: { lessons: number; period_start?: string }) =>
    pageOf({}, 'OPEN', language, bill);
  expect(page('en')).toContain('Opens 9 lessons; the year’s lessons go on until Sunday, 20 June 2027.');
  expect(page('id')).toContain(
    'Membuka 9 pelajaran; pelajaran tahun ini berlangsung sampai Minggu, 20 Juni 2027.',
  );
  expect(page('en', { lessons: 0 })).toContain('The lessons of those months have gone');
  expect(page('en', { lessons: 0, period_start: '2027-06-28' })).toContain(
    'The last instalment of the year’s price.',
  );
});

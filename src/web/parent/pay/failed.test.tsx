import { expect, test } from 'vitest';
import type { Child } from '../../../contract/objects.ts';
import type { PaymentFailure } from '../../../domain/billing/payment-failure.ts';
import type { Language } from '../../../i18n/language.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { Failed } from './failed.tsx';

const child = { child_id: 5, first_name: 'Rani', latest_academic_year: null } as Child;

interface Ended {
  failure: PaymentFailure;
  gatewayStatus: string;
  bankAsked?: boolean;
  paymentType?: string;
  language?: Language;
  closed?: boolean;
}

const pageOf = ({
  bankAsked = false,
  paymentType = 'credit_card',
  language = 'en',
  closed = false,
  ...ended
}: Ended) =>
  shownToParents(
    <Failed
      child={child}
      at={{} as never}
      navigation={{} as never}
      billId={41}
      orderId="KE-1"
      purpose="BUY_COURSE"
      payments={[]}
      {...{ bankAsked, paymentType, closed }}
      {...ended}
    />,
    { language },
  );

const refused = { failure: 'refused', gatewayStatus: 'deny' } as const;
const unanswered = { failure: 'expired', gatewayStatus: 'expire', bankAsked: true } as const;

test('a card that its bank refused at once is declined, and to be tried later', () => {
  const page = pageOf(refused);
  expect(page).toContain('Your bank declined the card');
  expect(page).toContain('Credit Card payment failed, please try again later');
  expect(pageOf({ ...refused, language: 'id' })).toContain('Kartu ditolak bank');
});

test('one that was refused after its bank had asked says the gateway’s word as well', () => {
  const page = pageOf({ ...refused, bankAsked: true });
  expect(page).toContain('Your bank declined the card');
  expect(page).toContain('Credit Card Payment failed, deny');
  expect(page).not.toContain('try again later');
});

test('one whose bank’s question was never answered is not said to be declined', () => {
  const page = pageOf(unanswered);
  expect(page).toContain('The time to pay is over');
  expect(page).toContain('Credit Card Payment failed, expire');
  expect(page).not.toContain('declined');
});

test('another method that ran out of time says nothing of cards', () => {
  expect(pageOf({ ...unanswered, paymentType: 'gopay', bankAsked: false })).not.toMatch(/card/i);
});

test.each([
  ['en', 'Registration for this class has closed', 'See the open classes'],
  ['id', 'pendaftaran kelas ini sudah ditutup', 'Lihat kelas yang buka'],
] as const)(
  'of a class that takes no registrations any more nothing is offered to be paid (%s)',
  (language, ...said) => {
    const ended = { failure: 'expired', gatewayStatus: 'expire', paymentType: 'gopay', language } as const;
    const page = pageOf({ ...ended, closed: true });
    for (const text of said) expect(page).toContain(text);
    for (const text of ['whenever you like', 'Try Again', 'mulai lagi kapan saja', 'Coba Lagi'])
      expect(page).not.toContain(text);
    expect(pageOf(ended)).not.toContain(said[0]);
  },
);

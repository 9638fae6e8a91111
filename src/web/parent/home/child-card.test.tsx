import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Child } from '../../../contract/objects.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { accessOf } from './access-of.ts';
import { ChildAction } from './child-action.tsx';
import { ChildCard } from './child-card.tsx';

const listed = { child_id: 5, first_name: 'Rani', status: 'LEARNING', billing_status: false } as const;

const shown = (due: string) => {
  const client = new QueryClient();
  const billing = {
    sequence: 2,
    billing_period_start: due,
    billing_period_end: '2027-01-24',
    amount: 700_000,
    discount: 0,
    delayed_until: null,
    left_on: null,
    paid_at: null,
  };
  client.setQueryData(accessOf(5).queryKey, {
    code: 200,
    message: 'OK',
    billing_status: false,
    billing,
  });
  return shownToParents(<ChildCard listed={listed} child={null} charge={null} />, {
    client,
    today: '2026-11-25',
    language: 'id',
  });
};

test('a bill is late from the day after it was due', () => {
  expect(shown('2026-11-25')).toContain('Ada tagihan');
  expect(shown('2026-11-24')).toContain('Terlambat dibayar');
});

test('what is to be done stands in the card of its child', () => {
  const text = shownToParents(
    <ChildCard listed={listed} child={null} charge={null}>
      <a href="/children/5?buy=bill">Pay now</a>
    </ChildCard>,
  );
  expect(text).toMatch(/^Rani .*Bill due.*Pay now$/);
});

test('the certificate of a year that is over does not keep the next year back (R232)', () => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, sari);
  const action = (eligible_next_grade: boolean) => {
    const child = { child_id: 5, first_name: 'Rani', status: 'OVER', eligible_next_grade } as Child;
    return shownToParents(
      <ChildAction child={child} need="certificate" lessons={undefined} today={undefined} />,
      { client },
    );
  };
  expect(action(true)).toMatch(/certificate is here! See and print Choose the next year$/);
  expect(action(false)).toMatch(/certificate is here! See and print$/);
});

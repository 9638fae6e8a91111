import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Child } from '../../../contract/objects.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { thisYear } from './bill.test-support.ts';
import { BillingProgress } from './billing-progress.tsx';
import { billsQuery } from './child-queries.ts';

const child = { child_id: 5, first_name: 'Rani', latest_academic_year: {} } as Child;

const shown = (today: string, language: 'en' | 'id' = 'en', billing = thisYear): string => {
  const client = new QueryClient();
  client.setQueryData(billsQuery(5).queryKey, { code: 200, message: '', billing: [...billing] });
  return shownToParents(<BillingProgress child={child} />, { client, today, language });
};

test('a bill that is due is paid now, one that is not due yet is paid ahead', () => {
  expect(shown('2026-12-09')).toContain('Pay ahead');
  expect(shown('2026-12-09')).not.toContain('Pay now');
  expect(shown('2026-12-10')).toContain('Pay now');
  expect(shown('2026-12-09', 'id')).toContain('Bayar lebih awal');
});

test('a bill that nobody asks for because its child has left says so, and not that its time is over (R289)', () => {
  const [paid, ...open] = thisYear;
  const left = open.map((bill) => ({ ...bill, status: 'SKIPPED' as const, left_on: '2026-11-20' }));
  const words = shown('2027-05-01', 'id', paid ? [paid, ...left] : []);
  expect(words.match(/Tidak ditagih, karena Rani sudah berhenti/g)).toHaveLength(2);
  expect(words).not.toMatch(/Terlewati|Membuka 18 pelajaran.*Membuka 18 pelajaran/);
  // One whose period was over before had lapsed.
  const before = { ...open[0], status: 'SKIPPED', left_on: '2027-04-20' } as Billing;
  expect(shown('2027-05-01', 'id', paid ? [paid, before] : [])).toContain('Terlewati');
});

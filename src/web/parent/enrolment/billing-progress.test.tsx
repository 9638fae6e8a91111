import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Child } from '../../../contract/objects.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { thisYear } from './bill.test-support.ts';
import { BillingProgress } from './billing-progress.tsx';
import { billsQuery } from './child-queries.ts';

const child = { child_id: 5, first_name: 'Rani', latest_academic_year: {} } as Child;

const shown = (today: string, language: 'en' | 'id' = 'en'): string => {
  const client = new QueryClient();
  client.setQueryData(billsQuery(5).queryKey, { code: 200, message: '', billing: [...thisYear] });
  return shownToParents(<BillingProgress child={child} />, { client, today, language });
};

test('a bill that is due is paid now, one that is not due yet is paid ahead', () => {
  expect(shown('2026-12-09')).toContain('Pay ahead');
  expect(shown('2026-12-09')).not.toContain('Pay now');
  expect(shown('2026-12-10')).toContain('Pay now');
  expect(shown('2026-12-09', 'id')).toContain('Bayar lebih awal');
});

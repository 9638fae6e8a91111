import { expect, test } from 'vitest';
import type { Price } from '../../../contract/price-objects.ts';
import { texts as en } from '../../../i18n/en/admin-area.ts';
import { texts as id } from '../../../i18n/id/admin-area.ts';
import { saidPrice } from './price-said.ts';

const before: Price = {
  setting_id: 4,
  setting_key: 'interval_2',
  setting_name: '2 months',
  setting_name_indo: '2 bulan',
  setting_desc: '',
  setting_desc_indo: '',
  normal_price: 700_000,
  discount: 0,
  version: 1,
};
const said = (changes: Partial<Price>, words = en) =>
  saidPrice('2 months', { before, after: { ...before, ...changes } }, words).replaceAll('\u00a0', ' ');

test('a saved price says what it was and what it is', () => {
  expect(said({ normal_price: 750_000 })).toBe('2 months: Rp 700.000 → Rp 750.000');
  expect(said({ discount: 50_000 })).toBe('2 months, Discount: Rp 0 → Rp 50.000');
  expect(said({ normal_price: 750_000, discount: 50_000 }, id)).toBe(
    '2 months: Rp 700.000 → Rp 750.000, Diskon: Rp 0 → Rp 50.000',
  );
});

test('a price whose texts alone were saved says which', () => {
  expect(said({ setting_desc: 'Paid six times' })).toBe(
    '2 months. Description (English): empty → Paid six times',
  );
  expect(said({ setting_name: 'Term', setting_name_indo: 'Semester' })).toBe(
    '2 months. Name (English), Name (Indonesia): updated',
  );
});

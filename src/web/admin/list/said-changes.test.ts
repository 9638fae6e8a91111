import { expect, test } from 'vitest';
import { texts as en } from '../../../i18n/en/admin-area.ts';
import { texts as id } from '../../../i18n/id/admin-area.ts';
import { saidChanges } from './said-changes.ts';

test('a message says of a single short field what it was and what it is', () => {
  expect(saidChanges([{ label: 'Town', before: 'Garut', after: 'Bandung' }], en)).toBe(
    'Town: Garut → Bandung',
  );
  expect(saidChanges([{ label: 'TikTok', before: '', after: 'https://a.id' }], id)).toBe(
    'TikTok: kosong → https://a.id',
  );
});

test('a message ends no sentence at a text that was emptied', () => {
  expect(saidChanges([{ label: 'Description', before: 'Paid six times.', after: '' }], en)).toBe(
    'Description: Paid six times → empty',
  );
  expect(saidChanges([{ label: 'Banner', before: '', after: 'Coming soon...' }], en)).toBe(
    'Banner: empty → Coming soon...',
  );
});

test('a message names several fields, and a long one', () => {
  const town = { label: 'Town', before: 'Garut', after: 'Bandung' };
  const banner = {
    label: 'Banner (English)',
    before: 'Open',
    after: 'Registration is open until the end of July',
  };
  expect(saidChanges([town, banner], en)).toBe('Town, Banner (English): updated');
  expect(saidChanges([banner], en)).toBe('Banner (English): updated');
});

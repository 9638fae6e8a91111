import { expect, test } from 'vitest';
import { texts as en } from '../../../i18n/en/admin-area.ts';
import { texts as id } from '../../../i18n/id/admin-area.ts';
import { saidState } from './said-state.ts';

const draft = { published_at: null };
const published = { published_at: '2026-08-10T03:00:00.000Z' };

test('a saved story says whether guests see it', () => {
  expect(saidState('Fair', { after: published }, en)).toBe('Fair: published');
  expect(saidState('Fair', { after: draft }, en)).toBe('Fair: saved as a draft');
  expect(saidState('Fair', { before: draft, after: draft }, en)).toBe('Fair: saved as a draft');
  expect(saidState('Fair', { before: draft, after: published }, en)).toBe('Fair: published');
  expect(saidState('Fair', { before: published, after: draft }, en)).toBe('Fair: taken off the site');
  expect(saidState('Fair', { before: published, after: published }, en)).toBe('Fair: updated');
  expect(saidState('Pameran', { before: published, after: draft }, id)).toBe('Pameran: ditarik dari situs');
});

import { expect, test } from 'vitest';
import { defaultBrand } from '../../i18n/brand.ts';
import { fallbackPage } from './fallback-page.ts';

test('says in the visitor’s language why there is no page, and where to go', () => {
  expect(fallbackPage('busy', 'en', 'r1', '/', defaultBrand)).toMatch(
    /<html lang="en">[\s\S]*So many visitors at once[\s\S]*href="\/"/,
  );
  expect(fallbackPage('busy', 'id', 'r1', '/', defaultBrand)).toMatch(
    /<html lang="id">[\s\S]*Pengunjung sedang sangat ramai/,
  );
});

test('only a failure of the server shows a number to report', () => {
  expect(fallbackPage('failure', 'en', '0123456789ab-cd', '/', defaultBrand)).toMatch(/<code>[\w-]+<\/code>/);
  expect(fallbackPage('tooLarge', 'en', 'r1', '/', defaultBrand)).not.toContain('r1');
});

test('staff are not asked to write to the school', () => {
  const ofFailure = (pathname: string) =>
    fallbackPage('failure', 'en', '0123456789ab-cd', pathname, defaultBrand);
  expect(ofFailure('/admin/orders')).toContain('<code>0123456789ab</code>');
  expect(ofFailure('/admin/orders')).not.toContain('wa.me');
  expect(ofFailure('/profile')).toContain('wa.me');
});

import { expect, test } from 'vitest';
import { fallbackPage } from './fallback-page.ts';

test('says in the visitor’s language why there is no page, and where to go', () => {
  expect(fallbackPage('busy', 'en', 'r1')).toMatch(
    /<html lang="en">[\s\S]*So many visitors at once[\s\S]*href="\/"/,
  );
  expect(fallbackPage('busy', 'id', 'r1')).toMatch(/<html lang="id">[\s\S]*Pengunjung sedang sangat ramai/);
});

test('only a failure of the server shows a number to report', () => {
  expect(fallbackPage('failure', 'en', '0123456789ab-cd')).toMatch(/<code>[\w-]+<\/code>/);
  expect(fallbackPage('tooLarge', 'en', 'r1')).not.toContain('r1');
});

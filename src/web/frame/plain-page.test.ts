import { expect, test } from 'vitest';
import { plainPage } from './plain-page.ts';

test('says in the visitor’s language why there is no page, and where to go', () => {
  expect(plainPage('busy', 'en', 'r1')).toMatch(
    /<html lang="en">[\s\S]*So many visitors at once[\s\S]*href="\/"/,
  );
  expect(plainPage('busy', 'id', 'r1')).toMatch(/<html lang="id">[\s\S]*Pengunjung sedang sangat ramai/);
});

test('only a failure of ours has a number to be told', () => {
  expect(plainPage('failure', 'en', '0123456789ab-cd')).toMatch(/<code>[\w-]+<\/code>/);
  expect(plainPage('tooLarge', 'en', 'r1')).not.toContain('r1');
});

import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { entryPages } from '../../src/domain/visits/visit.ts';
import { entryOf } from '../../src/web/public/pieces/entry-of.ts';
import { beganOn, toldPrice } from '../../src/web/public/pieces/inline-scripts.ts';

/** A tab with these addresses: runs scripts in it and says which calls they made. */
const tab = (referrer: string) => {
  const calls: string[] = [];
  const globals = {
    document: { referrer },
    origin: 'https://kancil.example',
    sessionStorage: {},
    navigator: { sendBeacon: (url: string) => calls.push(url) > 0 },
  };
  return { calls, run: (script: string) => void runInNewContext(script, globals) };
};

test('a visit is told once a tab, and not when it comes from a page of ours (R356)', () => {
  const stranger = tab('https://www.google.com/');
  stranger.run(beganOn('faq'));
  stranger.run(beganOn('home'));
  expect(stranger.calls).toEqual(['/api/v1/visit/faq']);
  const inside = tab('https://kancil.example/news');
  inside.run(beganOn('faq'));
  expect(inside.calls).toEqual([]);
});

test('a price is told once, with the page on which the visit began (R356)', () => {
  const stranger = tab('');
  stranger.run(toldPrice);
  expect(stranger.calls).toEqual([]);
  for (const script of [beganOn('cost'), toldPrice, toldPrice]) stranger.run(script);
  expect(stranger.calls).toEqual(['/api/v1/visit/cost', '/api/v1/visit/cost/priced']);
});

test('the script that every public page carries is of 120 bytes at most', () => {
  for (const entry of entryPages) expect(beganOn(entry).length, entry).toBeLessThanOrEqual(120);
});

test('a page counts by its own address, a story as news', () => {
  expect(['/', '/our-courses/learning', '/our-courses/cost', '/news/12', '/privacy'].map(entryOf)).toEqual([
    'home',
    'courses',
    'cost',
    'news',
    'other',
  ]);
});

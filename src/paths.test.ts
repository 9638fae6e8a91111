import { expect, test } from 'vitest';
import { isPage } from './page-paths.ts';

test.each(['/', '/news/5', '/apis', '/news/api', '/%zz', '/sandbox-news'])('%s may be a page', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each([
  '/api',
  '/API/v1/users',
  '/%61pi/v1/x',
  '/%41PI/%zz',
  '/api%2Fv1',
  '/sandbox/outbox',
  '/language',
  '/Languag%65',
])('%s is no page, in whatever letters and escapes', (path) => {
  expect(isPage(path)).toBe(false);
});

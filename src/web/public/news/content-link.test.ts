import { expect, test } from 'vitest';
import { contentLink } from './content-link.ts';

test.each([
  ['our-courses', '/our-courses'],
  ['/our-courses', '/our-courses'],
  ['news/5', '/news/5'],
  ['news?page=all', '/news?page=all'],
  ['frequently-asked-questions#price', '/frequently-asked-questions#price'],
  // Never another site in disguise.
  ['//evil.example/x', '/evil.example/x'],
  [String.raw`\\evil.example`, '/evil.example'],
])('%s leads within the site, to %s', (link, href) => {
  expect(contentLink(link)).toEqual({ href, outward: false });
});

test('a full web address leads to another site', () => {
  expect(contentLink('https://example.org/a?b=c#d')).toEqual({
    href: 'https://example.org/a?b=c#d',
    outward: true,
  });
});

test.each([
  null,
  '',
  '  ',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'https://',
  'api/v1/users',
])('%j leads nowhere', (link) => {
  expect(contentLink(link)).toBeNull();
});

import { expect, test } from 'vitest';
import { contentLink, isPageAmong, storyOfAddress } from './content-link.ts';

const linkOf = (written: string | null) => contentLink(written, (pathname) => !pathname.startsWith('/api'));

test.each([
  ['our-courses', '/our-courses'],
  ['/our-courses', '/our-courses'],
  [' news/5 ', '/news/5'],
  ['news?page=all', '/news?page=all'],
  ['frequently-asked-questions#price', '/frequently-asked-questions#price'],
  ['/', '/'],
  ['/#grades', '/#grades'],
  ['/?page=all', '/?page=all'],
  ['news/5.1', '/news/5.1'],
  ['/sitemap.xml', '/sitemap.xml'],
])('%s leads within the site, to %s', (link, href) => {
  expect(linkOf(link)).toEqual({ href, outward: false });
});

test.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['HTTPS://Example.org', 'https://example.org/'],
  ['http://example.org/a', 'https://example.org/a'],
  ['www.example.org', 'https://www.example.org/'],
  ['wa.me/628?text=Halo', 'https://wa.me/628?text=Halo'],
  ['example.org:8443/x', 'https://example.org:8443/x'],
  ['example.org/index.html', 'https://example.org/index.html'],
  ['example.org?q=a@b', 'https://example.org/?q=a@b'],
  ['example.org/@kancil', 'https://example.org/@kancil'],
])('%s leads to another site, to %s', (link, href) => {
  expect(linkOf(link)).toEqual({ href, outward: true });
});

test.each([
  null,
  '',
  '  ',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  'tel:+62812',
  'https://',
  'https:///evil.example',
  'https:evil.example',
  'https://intranet/x',
  'https://kancil.example@evil.example',
  '//evil.example/x',
  '///evil.example',
  String.raw`\\evil.example`,
  String.raw`/\evil.example`,
  '/.//evil.example',
  '/..//evil.example',
  'two words',
  'api/v1/users',
  'x/../api/v1/users',
  '#grades',
  '?page=all',
  'halo@kancil-english.example',
  '/halo@kancil-english.example',
  'halo@kancil-english.example/news',
  '1.2.3.4/x',
  'index.html',
  'index.html#top',
  './halo@kancil-english.example',
  'news:5',
])('%j leads nowhere', (link) => {
  expect(linkOf(link)).toBeNull();
});

test('a link of more than 2,048 characters leads nowhere', () => {
  expect(linkOf(`/${'a'.repeat(2047)}`)).not.toBeNull();
  expect(linkOf(`/${'a'.repeat(2048)}`)).toBeNull();
  expect(linkOf(`https://example.org/${'a'.repeat(2048)}`)).toBeNull();
});

test.each([
  ['/news/5', 5],
  ['/news/5/', 5],
  ['/News/005', 5],
  ['/news/5?lang=id', 5],
  ['/news/5#top', 5],
  ['/news/2147483647', 2_147_483_647],
  ['/news', null],
  ['/news/0', null],
  ['/news/2147483648', null],
  ['/news/5x', null],
  ['/news/5/x', null],
  ['/news/-5', null],
  ['/news/teens-adult-class', null],
  ['news/5', null],
  ['https://example.org/news/5', null],
])('%s leads to the story %s', (address, story) => {
  expect(storyOfAddress(address)).toBe(story);
});

test.each([
  ['/our-courses', true],
  ['/Our-Courses/', true],
  ['/', true],
  ['/our-courses//', false],
  ['/admin', false],
  ['/news/5', true],
  ['/news/x', false],
])('staff may link to %s: %s', (pathname, may) => {
  expect(isPageAmong(new Set(['/', '/our-courses']))(pathname)).toBe(may);
});

test.each([
  ['https://www.google.com/url?q=https://kemdikbud.go.id/anak&sa=D&ust=1', 'https://kemdikbud.go.id/anak'],
  ['http://google.co.id/url?sa=t&url=http%3A%2F%2Fexample.org%2Fa%3Fb%3D1', 'https://example.org/a?b=1'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&h=AT0', 'https://example.org/'],
  ['https://l.instagram.com/?u=https%3A%2F%2Fexample.org%2F&e=AT0', 'https://example.org/'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2F&data=1',
    'https://example.org/',
  ],
  [
    'https://www.google.com/search?q=https://example.org',
    'https://www.google.com/search?q=https://example.org',
  ],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
  ['https://notgoogle.com/url?q=https://example.org', 'https://notgoogle.com/url?q=https://example.org'],
])('a link that leads through a counting address leads where that leads: %s', (written, href) => {
  expect(contentLink(written, () => false)).toEqual({ href, outward: true });
});

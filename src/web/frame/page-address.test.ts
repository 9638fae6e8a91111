import { describe, expect, test } from 'vitest';
import { addressOf, legalQuery, canonicalPath } from './page-address.ts';

const at = (address: string) => {
  const [path = '', search] = address.split('?');
  return addressOf(path, new URLSearchParams(search));
};
/** What a copy is kept under, and what the page names as its own address. */
const cacheAddress = (address: string) => at(address).path + at(address).query;

describe('the address of an unhydrated page', () => {
  test.each([
    ['/news?page=all', '/news?page=all'],
    ['/news?page=2', '/news?page=2'],
    ['/news?page=999', '/news?page=999'],
    ['/student-performance?category=2', '/student-performance?category=2'],
    ['/student-performance?category=4', '/student-performance?category=4'],
  ])('keeps a legal part of the query: %s', (asked, kept) => {
    expect(cacheAddress(asked)).toBe(kept);
  });

  test.each([
    ['/our-courses?q=zzz', '/our-courses'],
    ['/our-courses?category=2', '/our-courses'],
    ['/news?page=foo', '/news'],
    ['/news?page=1', '/news'],
    ['/news?page=02', '/news'],
    ['/news?page=1000', '/news'],
    ['/news?page=', '/news'],
    ['/news/5?page=all', '/news/5'],
    ['/student-performance?category=1', '/student-performance'],
    ['/student-performance?category=99', '/student-performance'],
    ['/student-performance?category=02', '/student-performance'],
    ['/story-of-kancil?item=4&category=7&q=x', '/story-of-kancil'],
    ['/?lang=id&utm_source=x', '/'],
  ])('is without what is not legal: %s is %s', (asked, kept) => {
    expect(cacheAddress(asked)).toBe(kept);
    expect(at(asked).read).toBe(at(kept).query);
    expect(at(asked).shared).toBe(true);
  });
});

describe('a path has one canonical form', () => {
  test.each([
    ['/NEWS', '/news'],
    ['/Our-Courses', '/our-courses'],
    ['/%6eews', '/news'],
    ['/%4E%45WS', '/news'],
    ['/news/', '/news'],
    ['/news//', '/news'],
    ['//', '/'],
    ['///news///11', '/news/11'],
    ['/news/011', '/news/11'],
    ['/news/0', '/news/0'],
    ['/news/00', '/news/0'],
    ['/News/11/', '/news/11'],
    ['/children/007', '/children/7'],
    ['/courses/03/child/07', '/courses/3/child/7'],
    ['/sitemap.xml/', '/sitemap.xml'],
    ['/RSS/EN.xml', '/rss/en.xml'],
    ['/news/../our-courses', '/our-courses'],
    ['/news/%2e%2e/our-courses', '/our-courses'],
    ['/a%0ab', '/a%0Ab'],
    ['/no such page/é', '/no%20such%20page/%C3%A9'],
  ])('%s is %s', (asked, expected) => {
    expect(canonicalPath(asked)).toBe(expected);
  });

  test.each([
    '/',
    '/news/teens-adult-class',
    '/.well-known/security.txt',
    '/reset-password-callback/AbC-0_x',
    '/no%20such%20page',
    '/%25zz',
    '/%E2%80%A8',
    '/a%2Fb',
    '/@someone,else',
  ])('%s is canonical already', (path) => {
    expect(canonicalPath(path)).toBe(path);
  });

  test.each([
    '//evil.example',
    '///evil.example/x',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/%2F/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/%09/evil.example',
    '/https://evil.example',
  ])('it leads to no other site: %s', (path) => {
    const expected = canonicalPath(path);
    expect(expected).toMatch(/^\/[^/\\]/);
    expect(new URL(expected, 'https://kancil.test').host).toBe('kancil.test');
    expect(canonicalPath(expected)).toBe(expected);
  });
});

test('what a visitor types into the questions is read, yet is neither shared nor an address', () => {
  expect(at('/frequently-asked-questions?q=how+much&x=1')).toEqual({
    path: '/frequently-asked-questions',
    query: '',
    read: '?q=how+much',
    shared: false,
    own: false,
  });
});

test('a page that follows a link of a mail is made for each, because it reads a cookie', () => {
  expect([at('/reset-password').own, at('/reset-password?link=unusable').own, at('/login').own]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a page reads only what is legal, also when it is made for one visitor', () => {
  const read = (address: string) => legalQuery(new URL(address, 'https://kancil.test')).toString();
  expect(read('/news?page=3&category=2')).toBe('page=3');
  expect(read('/news?page=foo')).toBe('');
});

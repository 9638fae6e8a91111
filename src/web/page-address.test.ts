import { describe, expect, test } from 'vitest';
import { addressOf, legalQuery } from './page-address.ts';

const at = (address: string) => {
  const [path = '', search] = address.split('?');
  return addressOf(path, new URLSearchParams(search));
};
/** What a copy is kept under, and what the page names as its own address. */
const canonical = (address: string) => at(address).path + at(address).query;

describe('the address of a still page', () => {
  test.each([
    ['/news?page=all', '/news?page=all'],
    ['/news?page=2', '/news?page=2'],
    ['/news?page=999', '/news?page=999'],
    ['/student-performance?category=2', '/student-performance?category=2'],
    ['/student-performance?category=4', '/student-performance?category=4'],
  ])('keeps a legal part of the query: %s', (asked, kept) => {
    expect(canonical(asked)).toBe(kept);
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
    expect(canonical(asked)).toBe(kept);
    expect(at(asked).read).toBe(at(kept).query);
    expect(at(asked).shared).toBe(true);
  });

  test.each([
    ['/News/', '/news'],
    ['/%6eews', '/news'],
    ['/STORY-OF-KANCIL//', '/story-of-kancil'],
    ['/sitemap.xml', '/sitemap.xml'],
  ])('has one spelling: %s is %s', (asked, kept) => {
    expect(at(asked)).toMatchObject({ path: kept, shared: true });
  });

  test.each(['//news', '/news/%2535', '/news/%20', '/%'])(
    'is not shared in a spelling that is none of ours: %s',
    (asked) => {
      expect(at(asked)).toMatchObject({ path: asked, shared: false });
    },
  );
});

test('what a visitor types into the questions is read, yet is neither shared nor an address', () => {
  expect(at('/frequently-asked-questions?q=how+much&x=1')).toEqual({
    path: '/frequently-asked-questions',
    query: '',
    read: '?q=how+much',
    shared: false,
  });
});

test('a page reads only what is legal, also when it is made for one visitor', () => {
  const read = (address: string) => legalQuery(new URL(address, 'https://kancil.test')).toString();
  expect(read('/news?page=3&category=2')).toBe('page=3');
  expect(read('/news?page=foo')).toBe('');
});

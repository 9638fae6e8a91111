import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { askedRegion, askedTerm, keepAskedTerm } from './asked-price.ts';

const [start, today] = [calendarDate('2026-08-10'), calendarDate('2026-07-20')];
const searchOf = (address: string) => new URL(address, 'https://kancil.test').searchParams;

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the region and the interval of a price go with a guest to signing up', () => {
  const search = searchOf(paths.signUpPriced({ province: '32', city: '3205', term: 4 }));
  expect(askedRegion(search)).toEqual({ province: '32', city: '3205' });
  keepAskedTerm(search);
  expect(askedTerm(start, today)).toBe(4);
});

test.each(['', '?province=32', '?city=3205', '?province=Jawa&city=Garut', '?province=32&city=3205x'])(
  'an address without a whole region (%s) names none',
  (search) => expect(askedRegion(new URLSearchParams(search))).toBeNull(),
);

test('an interval that there is not is not remembered, and takes the place of no other', () => {
  keepAskedTerm(searchOf('/sign-up?term=12'));
  for (const term of ['', '3', 'all']) keepAskedTerm(searchOf(`/sign-up?term=${term}`));
  expect(askedTerm(start, today)).toBe(12);
});

test('an interval whose first bill is over in a batch is not chosen there', () => {
  keepAskedTerm(searchOf('/sign-up?term=2'));
  expect(askedTerm(start, calendarDate('2026-10-08'))).toBe(2);
  expect(askedTerm(start, calendarDate('2026-10-11'))).toBeNull();
});

test('without storage nothing is remembered', () => {
  vi.stubGlobal('localStorage', undefined);
  keepAskedTerm(searchOf('/sign-up?term=2'));
  expect(askedTerm(start, today)).toBeNull();
});

import { expect, test } from 'vitest';
import { filtersOf } from './courses-query.ts';

test('an address filters by grade and type, type 0 too', () => {
  expect(filtersOf({ grade: '2', type: '0' })).toEqual({ grade: 2, type: 0 });
});

test('what is no grade and no type filters nothing', () => {
  expect(filtersOf({ grade: '7', type: '' })).toEqual({ grade: undefined, type: undefined });
  expect(filtersOf({ grade: null, type: 'two' })).toEqual({ grade: undefined, type: undefined });
});

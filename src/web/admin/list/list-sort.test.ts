import { expect, test } from 'vitest';
import { sortChoices } from './list-sort.ts';

test('a list is sorted up or down by each column that has an order', () => {
  const columns = [{ title: 'Child Name', sort: 'child_name' }, { title: 'Address' }];
  expect(sortChoices(columns)).toEqual([
    { by: 'child_name', direction: 'asc', title: 'Child Name', value: 'child_name asc' },
    { by: 'child_name', direction: 'desc', title: 'Child Name', value: 'child_name desc' },
  ]);
});

test('two columns of one order are offered once, by the name of the first', () => {
  const columns = [
    { title: 'Week', sort: 'unit' },
    { title: 'Released', sort: 'unit' },
  ];
  expect(sortChoices(columns).map(({ title, value }) => `${title}: ${value}`)).toEqual([
    'Week: unit asc',
    'Week: unit desc',
  ]);
});

import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { componentsIn, placeInMantine, sheetsIn, sheetsOf, sourcesOf } from './mantine-in-use.ts';

/** They belong to no component: the reset of the browser's styles and what every component builds on. */
const foundation = ['baseline', 'global'];

/** Sheets of parts that components hold ready, and that none of our screens shows. */
const idle = {
  // An input's button to clear it, and the arrow of a select, which is ours (theme.tsx).
  parent: ['CloseButton', 'Combobox'],
  // What a focus trap makes of hidden text; checkboxes as cards.
  admin: ['CheckboxCard', 'CheckboxIndicator', 'Combobox', 'VisuallyHidden'],
};

const needed = (area: 'parent' | 'admin') => {
  const all = sheetsOf(componentsIn(sourcesOf(area)));
  expect(all).toEqual(expect.arrayContaining(idle[area]));
  return all
    .filter((sheet) => !idle[area].includes(sheet))
    .toSorted((one, other) => placeInMantine(one) - placeInMantine(other));
};

const listed = (list: string) =>
  sheetsIn(list)
    .filter((file) => file.includes('@mantine/core'))
    .map((file) => basename(file, '.layer.css'));

test('styles.ts imports the sheets of the Mantine components that parents meet, in Mantine’s order', () => {
  expect(listed('styles.ts')).toEqual([...foundation, ...needed('parent')]);
});

test('office-styles.ts imports the sheets of those that the back office alone uses', () => {
  const both = needed('parent');
  expect(listed('office-styles.ts')).toEqual(needed('admin').filter((sheet) => !both.includes(sheet)));
});

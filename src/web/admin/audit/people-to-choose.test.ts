import { expect, test } from 'vitest';
import { peopleToChoose } from './people-to-choose.ts';

const dewi = { user_id: 1, name: 'Dewi' };
const rani = { user_id: 2, name: 'Rani' };
const agus = { user_id: 3, name: 'Agus' };

test('one can choose oneself first, then everybody on the page once, by name', () => {
  expect(peopleToChoose({ authors: [rani, dewi, agus, rani], own: dewi, chosen: undefined })).toEqual([
    dewi,
    agus,
    rani,
  ]);
});

test('who is chosen can be seen to be chosen, also without a row on the page', () => {
  expect(peopleToChoose({ authors: [], own: dewi, chosen: 3 })).toEqual([dewi, { user_id: 3, name: null }]);
  expect(peopleToChoose({ authors: [agus], own: dewi, chosen: 3 })).toEqual([dewi, agus]);
});

import { expect, test } from 'vitest';
import { peopleToChoose } from './people-to-choose.ts';

const agus = { user_id: 3, name: 'Agus' };
const dewi = { user_id: 1, name: 'Dewi' };
const rani = { user_id: 2, name: 'Rani' };

test('one can choose oneself first, then everybody else of the staff', () => {
  expect(peopleToChoose({ staff: [agus, dewi, rani], own: 1, chosen: undefined })).toEqual([
    dewi,
    agus,
    rani,
  ]);
});

test('who is chosen can be seen to be chosen, also before the names are there', () => {
  expect(peopleToChoose({ staff: [], own: 1, chosen: 3 })).toEqual([{ user_id: 3, name: null }]);
  expect(peopleToChoose({ staff: [dewi, agus], own: 1, chosen: 3 })).toEqual([dewi, agus]);
});

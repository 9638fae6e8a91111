import { expect, test } from 'vitest';
import { handOversOf } from './hand-over.ts';

test('each courier has its parcels, kits of one number are one, without a number each its own (rule R283)', () => {
  expect(
    handOversOf([
      { courier: 'sicepat', resi: 'S1', city: '3273' },
      { courier: 'jne', resi: 'J2', city: '3374' },
      { courier: 'jne', resi: 'J1', city: '3171' },
      { courier: 'jne', resi: 'J2', city: '3374' },
      { courier: 'jne', resi: null, city: '3374' },
      { courier: 'jne', resi: null, city: '3374' },
    ]),
  ).toEqual([
    {
      courier: 'jne',
      pieces: 5,
      parcels: [
        { resi: 'J2', city: '3374', pieces: 2 },
        { resi: 'J1', city: '3171', pieces: 1 },
        { resi: null, city: '3374', pieces: 1 },
        { resi: null, city: '3374', pieces: 1 },
      ],
    },
    { courier: 'sicepat', pieces: 1, parcels: [{ resi: 'S1', city: '3273', pieces: 1 }] },
  ]);
});

test('on a day on which nothing was shipped there is no sheet', () => {
  expect(handOversOf([])).toEqual([]);
});

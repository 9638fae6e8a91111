import { expect, test } from 'vitest';
import { countsAt } from './settling.ts';

const at = (time: string) => new Date(`2026-11-${time}+07:00`);

test.each([
  ['paid before midnight, heard of in the morning', '28T23:50:00', '29T04:32:00', '28T23:50:00'],
  ['the gateway does not say when', null, '29T04:32:00', '29T04:32:00'],
  ['a time that is still ahead', '29T04:32:01', '29T04:32:00', '29T04:32:00'],
  ['a day before the charge', '27T23:50:00', '29T04:32:00', '29T04:32:00'],
  ['the second of the charge, without its parts', '28T22:15:30', '29T04:32:00', '28T22:15:30.400'],
  ['a second before the charge', '28T22:15:29', '29T04:32:00', '29T04:32:00'],
])('%s: money counts then (R147)', (_what, said, heard, counts) => {
  const since = at('28T22:15:30.400');
  expect(countsAt(said === null ? null : at(said), { since, heardAt: at(heard) })).toEqual(at(counts));
});

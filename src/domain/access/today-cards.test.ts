import { expect, test } from 'vitest';
import { cardsFor, todayCards } from './today-cards.ts';

test('an owner sees everything that waits, a clerk all but what is to be given back (rule R236)', () => {
  expect(cardsFor('owner')).toEqual(todayCards);
  expect(todayCards).toHaveLength(19);
  expect(todayCards.filter((card) => !cardsFor('clerk').includes(card))).toEqual([
    'opening_steps',
    'server_troubles',
    'refunds_to_send',
  ]);
});

test('a teacher sees what waits in the own groups, and nothing of money, parcels and families (rule R236)', () => {
  expect(cardsFor('teacher')).toEqual([
    'classes_without_room',
    'feedback_due',
    'tests_to_mark',
    'oral_tests_without_result',
    'reports_due',
  ]);
});

import { expect, test } from 'vitest';
import { gradeToPay, yearGrades } from './year-grades.ts';

test('a first course is paid in Grade 2, whatever the address says', () => {
  expect(gradeToPay({ purpose: 'BUY_COURSE', nextOrStay: 'next' }, yearGrades(null, null))).toBe(2);
});

test('another year is paid in the grade that the server names, or in the present one', () => {
  const grades = yearGrades(4, 5);
  expect(gradeToPay({ purpose: 'NEXT_GRADE', nextOrStay: 'next' }, grades)).toBe(5);
  expect(gradeToPay({ purpose: 'NEXT_GRADE', nextOrStay: 'stay' }, grades)).toBe(4);
  expect(gradeToPay({ purpose: 'NEXT_GRADE', nextOrStay: null }, grades)).toBeNull();
});

test('from the highest grade there is nothing to move up to', () => {
  const grades = yearGrades(6, 6);
  expect(gradeToPay({ purpose: 'NEXT_GRADE', nextOrStay: 'next' }, grades)).toBeNull();
  expect(gradeToPay({ purpose: 'NEXT_GRADE', nextOrStay: 'stay' }, grades)).toBe(6);
});

import { expect, test } from 'vitest';
import { classroom } from './en/classroom.ts';
import { courses } from './en/admin-courses.ts';
import { purchase } from './en/purchase.ts';

// Words that were agreed letter by letter.

test('sessions are called alike by families and staff, with a plain word beside what a family might not know', () => {
  const agreed = ['Welcoming video', 'Zoom meeting review', 'Unit week', 'Oral Test', 'Written Test'];
  expect(Object.values(courses.types)).toEqual(agreed);
  expect(classroom.lesson.type).toEqual([
    'Welcoming video',
    'Zoom meeting review (live class)',
    'Unit week (video)',
    'Oral Test',
    'Written Test',
  ]);
});

test('a failed payment', () => {
  const { title, text, change, again } = purchase.outcome.failed;
  expect([title, text, change, again]).toEqual([
    "Oops! We haven't received your payment",
    'Your payment is not successful and you will need to try again',
    'Change Payment Method',
    'Try Again',
  ]);
});

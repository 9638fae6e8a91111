import { expect, test } from 'vitest';
import { classroom } from './en/classroom.ts';
import { courses } from './en/admin-courses.ts';
import { performances } from './en/admin-performances.ts';
import { testimonies } from './en/admin-testimonies.ts';
import { contentProblems, officeFields } from './en/office-fields.ts';
import { problems } from './en/fields.ts';
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

test('the back office’s testimonies and student performances', () => {
  const { pleaseSelect, titlePlaceholder, descriptionPlaceholder, askDelete } = performances;
  expect([pleaseSelect, titlePlaceholder, descriptionPlaceholder, askDelete('My fish')]).toEqual([
    'Please select one of the student performance category',
    'Title goes here...',
    'Description goes here...',
    'Are you sure you want delete student performance with title My fish?',
  ]);
  expect(testimonies.create).toBe('CREATE NEW TESTIMONY');
  expect(problems.required(officeFields.category)).toBe('Testimony Categories are required');
  expect(contentProblems.performance_category_required('')).toBe('Student Performance Category are required');
});

import { expect, test } from 'vitest';
import { classroom } from './en/classroom.ts';
import { courses } from './en/admin-courses.ts';
import { admin } from './en/admin.ts';
import { news } from './en/admin-news.ts';
import { performances } from './en/admin-performances.ts';
import { testimonies } from './en/admin-testimonies.ts';
import { contentProblems, officeFields } from './en/office-fields.ts';
import { problems } from './en/fields.ts';
import { purchase } from './en/purchase.ts';

// Words that were agreed letter by letter.

test('sessions are called as agreed by staff, and plainly where a family might not know the word', () => {
  const agreed = ['Welcoming video', 'Zoom meeting review', 'Unit week', 'Oral Test', 'Written Test'];
  expect(Object.values(courses.types)).toEqual(agreed);
  expect(Object.values(classroom.lesson.type)).toEqual([
    'Welcoming video',
    'Live class',
    'Video',
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
  expect(performances.create).toBe('CREATE NEW STUDENT PERFORMANCE');
  expect(testimonies.create).toBe('CREATE NEW TESTIMONY');
  expect(testimonies.askDelete('Sari')).toBe('Are you sure you want delete testimony of Sari?');
  expect(problems.required(officeFields.category)).toBe('Testimony Categories are required');
  expect(contentProblems.performance_category_required('')).toBe('Student Performance Category are required');
});

test('the back office’s news', () => {
  const { create, submitUpdate, askDelete, preview, editor } = news;
  expect([create, submitUpdate, askDelete('Holidays'), preview.title, editor.failed]).toEqual([
    'CREATE NEW NEWS',
    'Update News',
    'Are you sure you want delete news with title Holidays?',
    'Title goes here...',
    'Failed to upload Temp Image, please try again later',
  ]);
  const { contentDetailEN, contentDetailID } = officeFields;
  expect([contentDetailEN, contentDetailID].map((label) => problems.required(label))).toEqual([
    'Content Detail (English) are required',
    'Content Detail (Indonesia) are required',
  ]);
});

test('the question before anything is deleted', () => {
  const { yes, no } = admin.confirm;
  expect([yes, no]).toEqual(['Yes, I am sure', 'No, I change my mind']);
});

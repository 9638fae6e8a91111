import { expect, test } from 'vitest';
import { pictureForms, stepsOf } from './picture-forms.ts';

test('a picture has every step up to the first that holds all of it', () => {
  expect(stepsOf(1600, 'avif')).toEqual([
    { form: '400.avif', width: 400 },
    { form: '800.avif', width: 800 },
    { form: '1200.avif', width: 1200 },
    { form: '1600.avif', width: 1600 },
  ]);
  expect(stepsOf(800, 'webp')).toEqual([
    { form: '400.webp', width: 400 },
    { form: '800.webp', width: 800 },
  ]);
});

test('the last step of a picture between two steps is as wide as the picture', () => {
  expect(stepsOf(801, 'webp')).toEqual([
    { form: '400.webp', width: 400 },
    { form: '800.webp', width: 800 },
    { form: '1200.webp', width: 801 },
  ]);
});

test('a picture smaller than the first step still has one', () => {
  expect(stepsOf(20, 'avif')).toEqual([{ form: '400.avif', width: 20 }]);
});

test('every form is named once', () => {
  expect(pictureForms).toEqual([
    '400.avif',
    '800.avif',
    '1200.avif',
    '1600.avif',
    '400.webp',
    '800.webp',
    '1200.webp',
    '1600.webp',
    'share.jpg',
  ]);
});

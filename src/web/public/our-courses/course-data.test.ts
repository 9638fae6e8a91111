import { expect, test } from 'vitest';
import { priceListOf } from '../../billing/price-list.ts';
import { priceSettings } from '../../billing/price-settings.test-support.ts';
import { courseFacts } from './course-facts.ts';
import { ourCoursesTexts } from './our-courses-texts.ts';

const list = priceListOf(priceSettings);

test('the facts of the course hold what each interval costs today', () => {
  expect(courseFacts(ourCoursesTexts.id, list)).toMatchObject({
    name: 'Kursus bahasa Inggris untuk anak',
    path: '/our-courses',
    prices: [700_000, 1_300_000, 3_200_000],
  });
});

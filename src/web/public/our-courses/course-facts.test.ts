import { expect, test } from 'vitest';
import type { PriceSetting } from '../../../contract/objects.ts';
import { priceListOf } from '../../price-list.ts';
import { courseFacts } from './course-facts.ts';
import { ourCoursesTexts } from './our-courses-texts.ts';

const setting = (id: number, setting_key: PriceSetting['setting_key'], value: object): PriceSetting => ({
  setting_id: id,
  setting_key,
  setting_name: 'name',
  setting_name_indo: 'nama',
  setting_desc: '',
  setting_desc_indo: '',
  value: JSON.stringify(value),
});
const list = priceListOf([
  setting(1, 'registration', { price: 250_000 }),
  setting(2, 'kit', { price: 350_000 }),
  setting(3, 'book', { price: 200_000 }),
  setting(4, 'interval_2', { price: 700_000, term: '2 months', normal_price: 700_000, discount: 0 }),
  setting(5, 'interval_4', {
    price: 1_300_000,
    term: '4 months',
    normal_price: 1_400_000,
    discount: 100_000,
  }),
  setting(6, 'interval_12', {
    price: 3_200_000,
    term: '12 months',
    normal_price: 4_200_000,
    discount: 1_000_000,
  }),
]);

test('the facts of the course hold what each interval costs today', () => {
  expect(courseFacts(ourCoursesTexts.id, list)).toMatchObject({
    name: 'Kursus bahasa Inggris untuk anak',
    path: '/our-courses',
    prices: [700_000, 1_300_000, 3_200_000],
  });
});

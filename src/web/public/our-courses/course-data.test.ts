import { expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { defaultBrand } from '../../../i18n/brand.ts';
import { priceListOf } from '../../billing/price-list.ts';
import { paymentMethods, priceSettings } from '../../billing/price-settings.test-support.ts';
import { courseList } from './course-data.ts';
import { ourCoursesTexts } from './our-courses-texts.ts';

interface Item {
  position: number;
  item: Record<string, unknown> & { offers: Record<string, unknown>[] };
}

const open = {
  batch: 7,
  startDate: calendarDate('2026-08-10'),
  registration: { from: calendarDate('2026-07-01'), to: calendarDate('2026-08-31') },
  underWay: false,
};
const closed = {
  batch: null,
  registrationMonth: calendarDate('2026-12-01'),
  startMonth: calendarDate('2027-01-01'),
};

const list = priceListOf({ settings: priceSettings, methods: paymentMethods });
const itemsOf = (language: 'en' | 'id', start: typeof open | typeof closed) =>
  courseList(
    { publicUrl: 'https://kancil.example', language, brand: defaultBrand },
    { texts: ourCoursesTexts[language], list, start },
  ).itemListElement as unknown as Item[];

test('each grade is a course with a place of its own on the page', () => {
  const items = itemsOf('id', open);
  expect(items.map(({ item }) => item['url'])).toEqual(
    [2, 3, 4, 5, 6].map((grade) => `https://kancil.example/our-courses?lang=id#grade-${grade}`),
  );
  expect(new Set(items.map(({ item }) => item['name'])).size).toBe(5);
  expect(itemsOf('en', open)[0]?.item).toMatchObject({
    name: 'English course for children, Grade 2',
    typicalAgeRange: '6-13',
    hasCourseInstance: { courseSchedule: { repeatFrequency: 'Weekly', repeatCount: 36 } },
    url: 'https://kancil.example/our-courses#grade-2',
  });
});

test('each offer says what its first year costs, and what that is made of', () => {
  const [, , year] = itemsOf('en', open)[0]?.item.offers ?? [];
  expect(itemsOf('en', open)[0]?.item.offers.map(({ price }) => price)).toEqual([
    5_000_000, 4_700_000, 4_000_000,
  ]);
  expect(year).toMatchObject({
    category: 'Paid',
    priceCurrency: 'IDR',
    priceSpecification: {
      price: 4_000_000,
      priceComponent: [
        { price: 3_200_000, referenceQuantity: { value: 12, unitCode: 'MON' } },
        { price: 250_000 },
        { price: 350_000 },
        { price: 200_000 },
      ],
    },
  });
});

test('a course can be had while a batch takes registrations, and is looked forward to until one does', () => {
  expect(itemsOf('en', open)[0]?.item).toMatchObject({
    hasCourseInstance: { startDate: '2026-08-10' },
    offers: Array.from({ length: 3 }, () => ({
      availability: 'https://schema.org/InStock',
      availabilityEnds: '2026-08-31',
    })),
  });
  const later = itemsOf('en', closed)[0]?.item;
  expect(later?.offers[0]).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: '2026-12-01',
  });
  expect(later?.['hasCourseInstance']).not.toHaveProperty('startDate');
});

import { expect, test } from 'vitest';
import { calendarDate } from '../domain/values/calendar-date.ts';
import { withTrueBanner } from './banner.ts';
import { defaultBrand } from './brand.ts';

const shown = (start: string | null, banner = defaultBrand.banner) => {
  const brand = withTrueBanner({ ...defaultBrand, banner }, start === null ? null : calendarDate(start));
  return [brand.banner, brand.banner_indo];
};

test('a banner that names months tells the next start when it is in none of them (rule R352)', () => {
  const asWritten = [defaultBrand.banner, defaultBrand.banner_indo];
  expect(shown('2027-01-04')).toEqual(asWritten);
  expect(shown(null)).toEqual(asWritten);
  expect(shown('2027-03-08')).toEqual([
    'New online classes start on 8 March 2027.',
    'Kelas online baru mulai 8 Maret 2027.',
  ]);
  expect(shown('2027-03-08', 'Come and see our school!')[0]).toBe('Come and see our school!');
});

import { intervalPrice } from '../../../domain/billing/price-items.ts';
import { terms } from '../../../domain/billing/terms.ts';
import { paths } from '../../../paths.ts';
import type { PriceList } from '../../billing/price-list.ts';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** What search engines are told of the course: its name and page, and the price of each interval in rupiah. */
export const courseFacts = ({ course, description }: OurCoursesTexts, { prices }: PriceList) => ({
  name: course,
  description,
  path: paths.ourCourses,
  prices: terms.map((term): number => intervalPrice(prices.intervals[term])),
});

import type {
  Course,
  CourseInstance,
  ItemList,
  Offer,
  QuantitativeValue,
  UnitPriceSpecification,
} from 'schema-dts';
import { targetAge } from '../../../domain/accounts/target-age.ts';
import { firstYearPrice, intervalPrice } from '../../../domain/billing/price-items.ts';
import { type Term, terms } from '../../../domain/billing/terms.ts';
import { teachingWeeksInYear } from '../../../domain/calendar/unit-and-week.ts';
import { type Grade, grades } from '../../../domain/enrolment/grade.ts';
import { absolute, inLanguage, paths } from '../../../paths.ts';
import type { PriceList } from '../../billing/price-list.ts';
import { type Site, school } from '../../frame/structured-data.ts';
import type { Start } from './finders/next-start.ts';
import type { OurCoursesTexts } from './our-courses-texts.ts';

interface CourseFacts {
  readonly texts: OurCoursesTexts;
  readonly list: PriceList;
  /** when a family could start that signs up today */
  readonly start: Start;
}

const rupiah = { priceCurrency: 'IDR' } as const;

/** The months of an interval, in the code that commerce uses. */
const months = (term: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value: term,
  unitCode: 'MON',
});

/** What the page shows: each bill of the interval, and once registration, kit and book. Delivery depends on the city. */
const partsOf = (
  { prices, fixed, intervals }: PriceList,
  term: Term,
  language: Site['language'],
): UnitPriceSpecification[] => [
  {
    '@type': 'UnitPriceSpecification',
    name: intervals[term].name[language],
    price: intervalPrice(prices.intervals[term]),
    ...rupiah,
    priceComponentType: 'https://schema.org/Subscription',
    referenceQuantity: months(term),
    billingDuration: months(12),
  },
  ...(['registration', 'kit', 'book'] as const).map((kind): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    name: fixed[kind].name[language],
    price: prices[kind],
    ...rupiah,
    priceComponentType: 'https://schema.org/ActivationFee',
  })),
];

/** A batch that takes registrations can be had now; until one does, families can look forward to the next intake. */
const availabilityOf = (start: Start) =>
  start.batch === null
    ? ({ availability: 'https://schema.org/PreOrder', availabilityStarts: start.registrationMonth } as const)
    : ({ availability: 'https://schema.org/InStock', availabilityEnds: start.registration.to } as const);

const offersOf = (site: Site, { list, start }: CourseFacts): Offer[] =>
  terms.map((term) => ({
    '@type': 'Offer',
    name: list.intervals[term].name[site.language],
    category: 'Paid',
    url: absolute(site.publicUrl, inLanguage(paths.coursesCost, site.language)),
    price: firstYearPrice(list.prices, term),
    ...rupiah,
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      price: firstYearPrice(list.prices, term),
      ...rupiah,
      priceComponent: partsOf(list, term, site.language),
    },
    ...availabilityOf(start),
  }));

const instanceOf = (start: Start): CourseInstance => ({
  '@type': 'CourseInstance',
  courseMode: 'Online',
  ...(start.batch !== null && !start.underWay && { startDate: start.startDate }),
  courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: teachingWeeksInYear },
});

const courseOf = (site: Site, given: CourseFacts, grade: Grade): Course => {
  const { texts, start } = given;
  const step = texts.grades.steps[grade];
  const [page = '', place = ''] = paths.grade(grade).split('#');
  const name = texts.grades.grade(grade);
  return {
    '@type': 'Course',
    name: `${texts.course}, ${name}`,
    description: `${step.title}. ${step.text}`,
    // The grades stand on one page, each with a place of its own.
    url: absolute(site.publicUrl, `${inLanguage(page, site.language)}#${place}`),
    inLanguage: ['en', 'id'],
    provider: school(site),
    educationalLevel: name,
    typicalAgeRange: `${targetAge.from}-${targetAge.to}`,
    offers: offersOf(site, given),
    hasCourseInstance: instanceOf(start),
  };
};

/** The grades as search engines list courses: each lasts a year, and all cost the same. */
export const courseList = (site: Site, given: CourseFacts): Exclude<ItemList, string> => ({
  '@type': 'ItemList',
  name: given.texts.title,
  itemListElement: grades.map((grade, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    item: courseOf(site, given, grade),
  })),
});

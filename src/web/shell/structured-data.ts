import { targetAge } from '../../domain/accounts/target-age.ts';
import { teachingWeeksInYear } from '../../domain/calendar/unit-and-week.ts';
import { brand } from '../../i18n/brand.ts';
import type { Language } from '../../i18n/language.ts';
import { absolute, inLanguage, paths } from '../../paths.ts';

/** What search engines read of a page, in the words of schema.org. Every address in it is absolute. */
export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>;

export interface Site {
  publicUrl: string;
  language: Language;
}

/** Who stands behind everything here. */
export const organization = (site: Site): StructuredData => ({
  ...school(site),
  email: brand.email,
  telephone: brand.whatsappShown,
  foundingDate: String(brand.founded),
  address: { '@type': 'PostalAddress', streetAddress: brand.address.id[0], addressCountry: 'ID' },
  sameAs: brand.social.map(({ url }) => url),
});

/** The same in short, for what the school has made. */
const school = ({ publicUrl }: Site): StructuredData => ({
  '@type': 'EducationalOrganization',
  '@id': absolute(publicUrl, '/#school'),
  name: brand.name,
  url: absolute(publicUrl, paths.home),
  logo: absolute(publicUrl, '/icon-512.png'),
});

/** The way to a page, from the home page down to itself. */
export const breadcrumbs = (
  { publicUrl, language }: Site,
  trail: readonly { name: string; path: string }[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absolute(publicUrl, inLanguage(path, language)),
  })),
});

/** Questions with their answers, each in plain text. */
export const faqPage = (
  { language }: Site,
  questions: readonly { question: string; answer: string }[],
): StructuredData => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A course of one year; `prices` in whole rupiah, one for each way to pay. */
export const course = (
  site: Site,
  given: { name: string; description: string; path: string; prices: readonly number[] },
): StructuredData => ({
  '@type': 'Course',
  name: given.name,
  description: given.description,
  url: absolute(site.publicUrl, inLanguage(given.path, site.language)),
  inLanguage: ['en', 'id'],
  provider: school(site),
  typicalAgeRange: `${targetAge.from}-${targetAge.to}`,
  offers: given.prices.map((price) => ({
    '@type': 'Offer',
    category: 'Paid',
    price,
    priceCurrency: 'IDR',
    availability: 'https://schema.org/InStock',
  })),
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: teachingWeeksInYear },
  },
});

/** An article of the news. `pictures` are own paths; `published` an instant, ISO 8601. */
export const newsArticle = (
  site: Site,
  given: { title: string; description: string; path: string; pictures: readonly string[]; published: string },
): StructuredData => ({
  '@type': 'NewsArticle',
  headline: given.title,
  description: given.description,
  inLanguage: site.language,
  mainEntityOfPage: absolute(site.publicUrl, inLanguage(given.path, site.language)),
  image: given.pictures.map((picture) => absolute(site.publicUrl, picture)),
  datePublished: given.published,
  author: school(site),
  publisher: school(site),
});

/** As a script element carries it: nothing in it can end the element, or start a comment. */
export const written = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);

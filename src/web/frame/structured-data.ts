import type { BreadcrumbList, EducationalOrganization, FAQPage, ItemList, NewsArticle } from 'schema-dts';
import { type BrandFacts, shownPhone, socialLinks } from '../../i18n/brand.ts';
import type { Language } from '../../i18n/language.ts';
import { absolute, inLanguage, paths } from '../../paths.ts';

/**
 * What search engines read of a page, in the words of schema.org, which the compiler holds it to. Every address in it is
 * absolute.
 */
export type StructuredData = Exclude<
  BreadcrumbList | EducationalOrganization | FAQPage | ItemList | NewsArticle,
  string
>;

export interface Site {
  publicUrl: string;
  language: Language;
  brand: BrandFacts;
}

type School = Exclude<EducationalOrganization, string>;

/** The school as an organization. */
export const organization = (site: Site): School => ({
  ...school(site),
  email: site.brand.email,
  telephone: shownPhone(site.brand.whatsapp),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.brand.street,
    addressLocality: site.brand.place,
    addressRegion: site.language === 'id' ? site.brand.region_indo : site.brand.region,
    postalCode: site.brand.postal_code,
    addressCountry: 'ID',
  },
  sameAs: socialLinks(site.brand).map(({ url }) => url),
});

/** The organization in short, as provider or publisher. */
export const school = ({ publicUrl, brand }: Site): School => ({
  '@type': 'EducationalOrganization',
  '@id': absolute(publicUrl, '/#school'),
  name: brand.name,
  url: absolute(publicUrl, paths.home),
  logo: absolute(publicUrl, '/icon-512.png'),
});

/** The way to a page, from the home page down to itself. */
export const breadcrumbs = (
  { publicUrl, language }: Omit<Site, 'brand'>,
  trail: readonly { name: string; path: string }[],
): Exclude<BreadcrumbList, string> => ({
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
  { language }: Pick<Site, 'language'>,
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

/** An article of the news. `pictures` are own paths; `published` and `modified` are instants, ISO 8601. */
export const newsArticle = (
  site: Site,
  given: {
    title: string;
    description: string;
    path: string;
    pictures: readonly string[];
    published: string;
    modified: string;
  },
): StructuredData => ({
  '@type': 'NewsArticle',
  headline: given.title,
  description: given.description,
  inLanguage: site.language,
  mainEntityOfPage: absolute(site.publicUrl, inLanguage(given.path, site.language)),
  image: given.pictures.map((picture) => absolute(site.publicUrl, picture)),
  datePublished: given.published,
  dateModified: given.modified,
  author: school(site),
  publisher: school(site),
});

/** The text of the JSON-LD element, escaped so that nothing in it can end the element. */
export const written = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);

import { type BrandFacts, addressLines, shownPhone } from './brand.ts';

/**
 * What texts say of the school. Staff may change it while the server runs, so that a dictionary holds a sign of Unicode's
 * private use area in its place, which `withBrand` replaces (docs/decisions/0032-brand-facts-in-the-database.md).
 */
export const brand = {
  name: '\u{E000}',
  place: '\u{E001}',
  whatsapp: '\u{E002}',
  email: '\u{E003}',
  address: { en: '\u{E004}', id: '\u{E005}' },
} as const;

const said: Readonly<Record<string, (facts: BrandFacts) => string>> = {
  [brand.name]: ({ name }) => name,
  [brand.place]: ({ place }) => place,
  [brand.whatsapp]: ({ whatsapp }) => shownPhone(whatsapp),
  [brand.email]: ({ email }) => email,
  [brand.address.en]: (facts) => addressLines(facts, 'en').join(', '),
  [brand.address.id]: (facts) => addressLines(facts, 'id').join(', '),
};

/** A dictionary is replaced once for all pages that are made of the same facts. */
const made = new WeakMap<object, { facts: BrandFacts; texts: unknown }>();

/** Texts with the school's facts in their places, also in what their functions give back. */
export const withBrand = <Texts>(texts: Texts, facts: BrandFacts): Texts => replaced(texts, facts) as Texts;

const replaced = (texts: unknown, facts: BrandFacts): unknown => {
  if (typeof texts === 'string')
    return texts.replaceAll(/[\u{E000}-\u{E005}]/gu, (sign) => said[sign]?.(facts) ?? sign);
  if (!isPart(texts)) return texts;
  const known = made.get(texts);
  if (known?.facts === facts) return known.texts;
  const anew = partOf(texts, facts);
  made.set(texts, { facts, texts: anew });
  return anew;
};

type Part = ((...given: unknown[]) => unknown) | readonly unknown[] | Readonly<Record<string, unknown>>;

const isPart = (texts: unknown): texts is Part =>
  typeof texts === 'function' ||
  Array.isArray(texts) ||
  (typeof texts === 'object' && texts !== null && Object.getPrototypeOf(texts) === Object.prototype);

const partOf = (texts: Part, facts: BrandFacts): Part => {
  if (typeof texts === 'function') return (...given: unknown[]) => replaced(texts(...given), facts);
  if (Array.isArray(texts)) return texts.map((one: unknown) => replaced(one, facts));
  return Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, replaced(one, facts)]));
};

/** The languages of the product. On the wire and in the database EN and ID, in `lang` and Intl en and id. */
export type Language = 'en' | 'id';
export type Locale = 'EN' | 'ID';

/**
 * The header in which a page's calls say the language that it is shown in: an address with `?lang=` shows another one than the
 * account's.
 */
export const LANGUAGE_HEADER = 'kancil-language';

export const languageOf = (locale: Locale): Language => (locale === 'ID' ? 'id' : 'en');
export const localeOf = (language: Language): Locale => (language === 'id' ? 'ID' : 'EN');

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'id';

/** The shape of a dictionary's part, any texts: what the other language's file has to satisfy. */
export type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T[Key] extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : T[Key] extends string
        ? string
        : Translated<T[Key]>;
};

/** Indonesian when a browser prefers it to English, else English. */
export const languageAsked = (acceptLanguage: string | undefined): Language => {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => (tag === 'id' || tag === 'in' || tag === 'en') && quality > 0);
  const best = (tags: string[]) =>
    Math.max(0, ...asked.filter(({ tag }) => tags.includes(tag ?? '')).map(({ quality }) => quality));
  const [indonesian, english] = [best(['id', 'in']), best(['en'])];
  if (indonesian === english) return asked[0]?.tag === 'id' || asked[0]?.tag === 'in' ? 'id' : 'en';
  return indonesian > english ? 'id' : 'en';
};

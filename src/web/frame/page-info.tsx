import { type ComponentType, type ReactNode, createContext, use } from 'react';
import { usualTimes } from '../../domain/live-classes/usual-times.ts';
import type { BrandFacts } from '../../i18n/brand.ts';
import { withBrand } from '../../i18n/brand-in-texts.ts';
import { type Formats, formatsOf } from '../../i18n/formats.ts';
import type { Language } from '../../i18n/language.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { PageMetadata } from './page-head.tsx';

/** What a page knows besides its data: provided by the server, or by the browser after hydration. */
export interface PageInfo {
  language: Language;
  /** with the facts of `brand` in their places */
  texts: Texts;
  /** what identifies the school */
  brand: BrandFacts;
  nonce: string | undefined;
  /** for absolute links of public pages; in the browser the page's own origin */
  publicUrl: string;
  /** shown with an error, so that the visitor can quote it; known on the server only */
  requestId: string | undefined;
  /** the description of a page for search engines and messengers; not shown in the browser */
  CrawlerTags: ComponentType<PageMetadata>;
  /** shows the page in another language, in the browser only */
  show: (language: Language) => Promise<void>;
}

const Info = createContext<PageInfo | null>(null);

export const PageInfoProvider = ({ info, children }: { info: PageInfo; children: ReactNode }) => (
  <Info value={info}>{children}</Info>
);

export const usePageInfo = (): PageInfo => {
  const info = use(Info);
  if (!info) throw new Error('Pages are rendered inside a PageInfoProvider');
  return info;
};

export const useLanguage = () => usePageInfo().language;

export const useBrand = () => usePageInfo().brand;

/** When live classes usually are, while a child's group has no day of its own (rule R378); null where nothing is told. */
export const useUsualTimes = (group: Parameters<typeof usualTimes>[1] = null) => {
  const { class_times, class_times_indo } = useBrand();
  return usualTimes(useLanguage() === 'id' ? class_times_indo : class_times, group);
};

/** The dictionary of the page's area, as far as all areas share it. */
export const useTexts = () => usePageInfo().texts;

/** Texts of a public page, which stay on the server: both languages are given, the visitor's is taken. */
export const useChoice = <T,>(choices: Record<Language, T>): T =>
  withBrand(choices[useLanguage()], useBrand());

/** How the visitor's language writes days, times and sizes. */
export const useFormats = (): Formats => formatsOf(useLanguage());

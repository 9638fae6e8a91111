import { type ComponentType, type ReactNode, createContext, use, useMemo } from 'react';
import type { Language } from '../i18n/language.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PageTold } from './shell/page-head.tsx';

/** What a page knows besides its data: given by the server, or by the browser once React takes over. */
export interface PageInfo {
  language: Language;
  texts: Texts;
  nonce: string | undefined;
  /** for absolute links of public pages; in the browser the page's own origin */
  publicUrl: string;
  /** to be named to the school when something failed; known on the server only */
  requestId: string | undefined;
  /** what search engines and messengers are told of a page; nothing in the browser */
  CrawlerTags: ComponentType<PageTold>;
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

/** The dictionary of the hydrated pages and of the shell. */
export const useTexts = () => usePageInfo().texts;

/** Texts of a public page, which stay on the server: both languages are given, the visitor's is taken. */
export const useChoice = <T,>(choices: Record<Language, T>): T => choices[useLanguage()];

/** Intl for the visitor's language. Dates are Indonesian days, whatever clock the browser has. */
export const useFormats = () => {
  const language = useLanguage();
  return useMemo(() => {
    const tag = language === 'id' ? 'id-ID' : 'en-GB';
    const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
    const part = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Jakarta' });
      return (instant: Date) => format.format(instant);
    };
    const [weekdayName, year] = [part({ weekday: 'long' }), part({ year: 'numeric' })];
    const [dayOfYear, time] = [part({ day: 'numeric', month: 'long' }), part({ timeStyle: 'short' })];
    // Put together here: browsers and the server differ in how they join the parts.
    const weekday = (day: Date) => `${weekdayName(day)}, ${date.format(day)}`;
    return {
      date: (day: Date) => date.format(day),
      /** with the day of the week, for what somebody has to be there for */
      weekday,
      /** without the year, where many stand below each other */
      shortDate: part({ day: 'numeric', month: 'short' }),
      moment: (instant: Date) => `${weekday(instant)}, ${time(instant)} WIB`,
      /** both days included; a year that is the same is said once */
      period: (from: Date, to: Date) =>
        `${year(from) === year(to) ? dayOfYear(from) : date.format(from)} – ${date.format(to)}`,
    };
  }, [language]);
};

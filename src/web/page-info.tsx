import { type ReactNode, createContext, use, useMemo } from 'react';
import type { Language } from '../i18n/language.ts';
import type { Texts } from '../i18n/texts.ts';

/** What a page knows besides its data: given by the server, or by the browser once React takes over. */
export interface PageInfo {
  language: Language;
  texts: Texts;
  nonce: string | undefined;
  /** for absolute links of public pages; in the browser the page's own origin */
  publicUrl: string;
  /** to be named to the school when something failed; known on the server only */
  requestId: string | undefined;
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
    return { date: (day: Date) => date.format(day) };
  }, [language]);
};

import { type RouterContextProvider, createContext } from 'react-router';
import type { User } from '../../contract/objects.ts';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { Language } from '../../i18n/language.ts';
import type { Call } from './api.ts';

/** What a request knows while its page is made on the server. */
export const apiContext = createContext<Call>();
export const languageContext = createContext<Language>();
/** what identifies the school */
export const brandContext = createContext<BrandFacts>();
/** null on a page that is kept for all guests: its scripts and styles are named by hash instead */
export const nonceContext = createContext<string | null>(null);
export const publicUrlContext = createContext<string>();
/** the business clock's day in Jakarta, YYYY-MM-DD */
export const todayContext = createContext<string>();
/** the business clock's instant, ISO 8601 */
export const nowContext = createContext<string>();
export const requestIdContext = createContext<string>();
export const hasSessionCookieContext = createContext<boolean>(false);
/** the built file of a source file, then those it imports, for preloading; none in development */
/** who stands for every signed-in parent on a page that they share */
export const memberContext = createContext<{ firstName: string; imageUrl: string | null } | null>(null);
export const builtFilesContext = createContext<(source: string) => readonly string[]>(() => []);
export const reportContext = createContext<(error: unknown) => void>(() => {});

/** Who is signed in; set by the root's middleware before anything else runs. */
export const userContext = createContext<User | null>(null);

export type RequestContext = Readonly<RouterContextProvider>;

import { type RouterContextProvider, createContext } from 'react-router';
import type { User } from '../../contract/objects.ts';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { Call } from './api.ts';
import type { PageRequest } from './page-request.ts';

/** What a request knows while its page is made on the server. */
export const apiContext = createContext<Call>();
/** what identifies the school */
export const brandContext = createContext<BrandFacts>();
export const publicUrlContext = createContext<string>();
/** the business clock's day in Jakarta, YYYY-MM-DD */
export const todayContext = createContext<string>();
/** the business clock's instant, ISO 8601 */
export const nowContext = createContext<string>();
export const hasSessionCookieContext = createContext<boolean>(false);
/** the built file of a source file, then those it imports, for preloading; none in development */
export const builtFilesContext = createContext<(source: string) => readonly string[]>(() => []);
export const reportContext = createContext<(error: unknown) => void>(() => {});
/** what the server has passed about the request, of which all above is made */
export const pageRequestContext = createContext<PageRequest>();

/** Who is signed in; set by the root's middleware before anything else runs. */
export const userContext = createContext<User | null>(null);

export type RequestContext = Readonly<RouterContextProvider>;

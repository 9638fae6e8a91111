import { RouterContextProvider } from 'react-router';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { Language } from '../../i18n/language.ts';
import { makeCall } from './api.ts';
import * as context from './context.ts';

/** What the server passes about a request; see `PagesEntry` in src/server/platform/pages/entry.ts. */
export interface PageRequest {
  language: Language;
  site: BrandFacts;
  nonce: string | null;
  publicUrl: string;
  today: string;
  now: string;
  requestId: string;
  hasSessionCookie: boolean;
  send(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; answer: unknown; retryAfter: string | null }>;
  builtFiles: (source: string) => readonly string[];
  report: (error: unknown) => void;
}

/** The router's context of a request, from which guards and loaders read. */
export const makeContext = (given: PageRequest) => {
  const provider = new RouterContextProvider();
  provider.set(
    context.apiContext,
    makeCall((method, path, body) => given.send(method, path, body)),
  );
  provider.set(context.brandContext, given.site);
  provider.set(context.publicUrlContext, given.publicUrl);
  provider.set(context.todayContext, given.today);
  provider.set(context.nowContext, given.now);
  provider.set(context.hasSessionCookieContext, given.hasSessionCookie);
  provider.set(context.builtFilesContext, given.builtFiles);
  provider.set(context.reportContext, given.report);
  provider.set(context.pageRequestContext, given);
  return provider;
};

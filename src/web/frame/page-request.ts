import { RouterContextProvider } from 'react-router';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { Language } from '../../i18n/language.ts';
import { makeCall } from './api.ts';
import * as context from './context.ts';
import type { LoadedPage } from './loaded-page.ts';

/** What the server passes about a request; see `PagesEntry` in src/server/platform/pages/entry.ts. */
export interface PageRequest {
  send(method: string, path: string, body?: object): Promise<{ status: number; answer: unknown }>;
  language: Language;
  site: BrandFacts;
  nonce: string | null;
  publicUrl: string;
  today: string;
  now: string;
  requestId: string;
  hasSessionCookie: boolean;
  member: { firstName: string; imageUrl: string | null } | null;
  builtFiles: (source: string) => readonly string[];
  report: (error: unknown) => void;
  /** null where there is no worker thread; its promise gives null when the page has to be rendered in this one */
  renderOnWorker: ((page: LoadedPage) => Promise<Buffer | null>) | null;
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
  provider.set(context.memberContext, given.member);
  provider.set(context.builtFilesContext, given.builtFiles);
  provider.set(context.reportContext, given.report);
  provider.set(context.pageRequestContext, given);
  return provider;
};

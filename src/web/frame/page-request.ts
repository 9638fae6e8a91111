import { RouterContextProvider } from 'react-router';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { Language } from '../../i18n/language.ts';
import { makeCall } from './api.ts';
import * as context from './context.ts';
import type { LoadedPage } from './loaded-page.ts';

/** What is known of a request for a page. It holds no functions, so that it can be posted to a thread. */
export interface PageFacts {
  language: Language;
  site: BrandFacts;
  nonce: string | null;
  publicUrl: string;
  today: string;
  now: string;
  requestId: string;
  hasSessionCookie: boolean;
  member: { firstName: string; imageUrl: string | null } | null;
}

/** What the server passes about a request; see `PagesEntry` in src/server/platform/pages/entry.ts. */
export interface PageRequest {
  facts: PageFacts;
  send(method: string, path: string, body?: object): Promise<{ status: number; answer: unknown }>;
  builtFiles: (source: string) => readonly string[];
  report: (error: unknown) => void;
  /** renders on a worker thread, or brings null; null itself where this page is none for the worker */
  renderOnWorker: ((page: LoadedPage) => Promise<Buffer | null>) | null;
}

/** The router's context of a request, from which guards and loaders read. */
export const makeContext = (given: PageRequest) => {
  const provider = new RouterContextProvider();
  provider.set(
    context.apiContext,
    makeCall((method, path, body) => given.send(method, path, body)),
  );
  provider.set(context.brandContext, given.facts.site);
  provider.set(context.publicUrlContext, given.facts.publicUrl);
  provider.set(context.todayContext, given.facts.today);
  provider.set(context.nowContext, given.facts.now);
  provider.set(context.hasSessionCookieContext, given.facts.hasSessionCookie);
  provider.set(context.memberContext, given.facts.member);
  provider.set(context.builtFilesContext, given.builtFiles);
  provider.set(context.reportContext, given.report);
  provider.set(context.pageRequestContext, given);
  return provider;
};

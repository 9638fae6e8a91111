import type { Language } from '../http/wording.ts';

/** Brings a page's call to the API, with the visitor's session and address. */
export type SendToApi = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; answer: unknown }>;

/** What a page is told about the request it is made for. */
export interface PageRequest {
  send: SendToApi;
  language: Language;
  /** null on a page that is kept for all guests */
  nonce: string | null;
  publicUrl: string;
  /** the day in Jakarta by the business clock, YYYY-MM-DD: ages and "new" follow it, not the browser's clock */
  today: string;
  /** the instant of the business clock, ISO 8601: what runs out on a page runs out by it */
  now: string;
  requestId: string;
  hasSessionCookie: boolean;
  builtFiles: (source: string) => readonly string[];
  report: (error: unknown) => void;
}

/** What a request for an unhydrated page asks for. */
export interface PageAddress {
  /** canonical */
  readonly path: string;
  /** the parts of the query that make it another page, in one order */
  readonly query: string;
  /** all that the page reads of the query: what a visitor typed as well */
  readonly read: string;
  /** whether all guests may share one copy */
  readonly shared: boolean;
}

/** Why a request gets no page of the site; see the pages' own `plainPage`. */
export type FallbackReason = 'failure' | 'busy' | 'foreign' | 'tooLarge' | 'unread' | 'noForm';

/** What the pages' entry module exports for the server that carries them. */
export interface PagesEntry {
  /** the router's context, made inside the build so that its keys are the build's own */
  makeContext(given: PageRequest): unknown;
  /** whether a path is a page without React in the browser */
  isUnhydrated(pathname: string): boolean;
  addressOf(pathname: string, search: URLSearchParams): PageAddress;
  /** the canonical form of a path */
  canonicalPath(pathname: string): string;
  /** every inline script that an unhydrated page may carry */
  readonly inlineScripts: readonly string[];
  /** those of them that load a file of ours when it is needed */
  readonly loadingScripts: readonly string[];
  languageCookie(language: Language, publicUrl: string): string;
  /** the page of the last resort, complete */
  fallbackPage(reason: FallbackReason, language: Language, requestId: string): string;
}

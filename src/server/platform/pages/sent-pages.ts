import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingFor } from '../http/compression.ts';
import type { EarlyAnswer } from '../http/early-answers.ts';
import { requestId } from '../http/request-id.ts';
import type { Language } from '../http/wording.ts';

/** Addresses whose answers are kept; the bodies are those of the page cache, which bounds their bytes. */
const MOST_ADDRESSES = 300;

/**
 * What belongs to one answer alone, to its connection, or to its bytes, which become fewer. What Node adds while it writes, such
 * as the date, is not among the headers that are kept.
 */
const OWN_HEADERS = new Set(['connection', 'content-length', 'x-request-id']);

interface SentPage {
  /** the route that made it, for the log */
  route: string;
  /** names and values in turn, as `writeHead` takes them */
  headers: readonly string[];
  body: () => Buffer;
}

/** The answers for one address, by language and encoding. */
type Kept = Record<Language, Partial<Record<Encoding, SentPage>>>;

interface Valid {
  contentVersion: () => number;
  /** today in Jakarta by the business clock, YYYY-MM-DD */
  dayInJakarta: () => string;
}

/**
 * Guests' pages with the headers that they were sent with: the same page is then answered before the framework, the
 * session and the site are asked. What it must not do stands in sent-pages.test.ts.
 */
export class SentPages {
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_ADDRESSES });
  readonly #valid: Valid;
  /** of what is kept */
  #day = '';
  #contentVersion = 0;

  constructor(valid: Valid) {
    this.#valid = valid;
  }

  /**
   * Keeps the answer that is about to be sent, once all of its headers are known.
   * @param page what the answer was made for, as the page cache knows it
   */
  keepWhenSent(
    reply: FastifyReply,
    {
      request,
      language,
      day,
      contentVersion,
      bodies,
    }: {
      request: FastifyRequest;
      language: Language;
      day: string;
      contentVersion: number;
      bodies: Readonly<Record<Encoding, Buffer>>;
    },
  ): void {
    // An address with a query may be written in many ways, and may set a cookie.
    if (request.method !== 'GET' || request.url.includes('?')) return;
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.raw.once('finish', () => {
      this.#forgetFormer();
      // Made before a day or a version ended, and sent after it.
      if (day !== this.#day || contentVersion !== this.#contentVersion) return;
      const headers = reply.getHeaders();
      if (reply.statusCode !== 200 || headers['set-cookie'] !== undefined) return;
      const named = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
      const pages = this.#kept.get(request.url) ?? { id: {}, en: {} };
      pages[language][encoding] = {
        route: request.routeOptions.url ?? 'none',
        headers: named.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)])),
        body: () => bodies[encoding],
      };
      this.#kept.set(request.url, pages);
    });
  }

  /** What was kept before a day or a version ended is never sent again, and would only hold its bytes. */
  #forgetFormer() {
    const day = this.#valid.dayInJakarta();
    const contentVersion = this.#valid.contentVersion();
    if (day === this.#day && contentVersion === this.#contentVersion) return;
    this.#kept.clear();
    this.#day = day;
    this.#contentVersion = contentVersion;
  }

  /** Whether anything is kept for this address, in any language. */
  has(url: string): boolean {
    return this.#kept.has(url);
  }

  find(url: string, acceptEncoding: string | undefined, language: Language): SentPage | undefined {
    this.#forgetFormer();
    return this.#kept.get(url)?.[language][encodingFor(acceptEncoding)];
  }
}

interface Answering {
  /** the language of a request without a session's cookie; null for one that has it */
  guestLanguage: (headers: IncomingHttpHeaders) => Language | null;
  /** counts the request and its connection; what it returns ends the count, null leaves the request to the framework */
  admit: (request: IncomingMessage) => (() => void) | null;
  /** is told of each answer once it is sent, as the log is of every other; null where the log takes no such lines */
  answered: ((answer: { request: string; route: string; ms: number }) => void) | null;
}

/** Answers guests with a page that was sent before. */
export const answerFromSentPages = (
  sentPages: SentPages,
  { guestLanguage, admit, answered }: Answering,
): EarlyAnswer => {
  return (request, response) => {
    const { url = '', headers } = request;
    if (!isPlainRead(request) || !sentPages.has(url)) return false;
    const language = guestLanguage(headers);
    const page = language === null ? undefined : sentPages.find(url, headers['accept-encoding'], language);
    const end = page && admit(request);
    if (!page || !end) return false;
    const begun = answered ? performance.now() : 0;
    const id = requestId(request);
    const body = page.body();
    // It closes when all has been sent, or when whoever asked has gone.
    response.once('close', () => {
      end();
      if (answered && response.writableFinished)
        answered({ request: id, route: page.route, ms: performance.now() - begun });
    });
    response.writeHead(200, ['x-request-id', id, 'content-length', String(body.length), ...page.headers]);
    response.end(body);
    return true;
  };
};

/** Neither conditional, which may be answered by 304, nor with a body, which has to be read. */
const isPlainRead = ({ method, headers }: IncomingMessage) =>
  method === 'GET' &&
  headers['if-none-match'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

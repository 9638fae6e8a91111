import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler } from 'react-router';
import type { Language } from '../http/wording.ts';
import { apiDoor } from './api-door.ts';
import { type Pages, entryOf } from './built-pages.ts';
import {
  policyInDevelopment,
  policyOfLastResort,
  policyOfLivePage,
  policyOfSharedPage,
  policyOfStillPage,
} from './content-policy.ts';
import type { PageAddress, FallbackReason } from './entry.ts';
import { fetchRequest, sharedRequest } from './fetch-request.ts';
import { inlineStyles } from './inline-styles.ts';
import type { MountPages } from './mount-pages.ts';
import { type Made, PageCache, isKept, keep } from './page-cache.ts';
import { sendKept, sendOwn } from './send-page.ts';
import { pageAt, readForm, refusalOf, tooLarge } from './sent-form.ts';
import { Turns, pageBounds } from './turns.ts';
import { type Visit, reads, visitOf } from './visit.ts';

type Render = ReturnType<typeof createRequestHandler>;

/** Answers a request for a page: from the cache where all guests share it, else made for this visitor. */
export class PageServer {
  readonly #cache = new PageCache();
  readonly #turns: Turns;
  readonly #app: FastifyInstance;
  readonly #options: MountPages;
  readonly #pages: Pages;
  readonly #render: Render;

  constructor(app: FastifyInstance, options: MountPages, pages: Pages, render: Render, bounds = pageBounds) {
    this.#turns = new Turns(bounds);
    this.#app = app;
    this.#options = options;
    this.#pages = pages;
    this.#render = render;
  }

  async answer(request: FastifyRequest, reply: FastifyReply) {
    const { publicUrl, sessionCookieName } = this.#options;
    reply.header('x-request-id', request.id);
    const entry = entryOf(await this.#pages.build());
    const visit = visitOf(request, reply, entry, sessionCookieName);
    const canonical = entry.canonicalPath(visit.pathname);
    if (reads(request) && !visit.isData && canonical !== visit.pathname)
      return reply
        .code(301)
        .header('location', canonical + visit.query)
        .send();
    const language = visit.asked ?? (await this.#options.language(request));
    if (visit.asked && visit.isUnhydrated && !visit.hasSession)
      reply.header('set-cookie', entry.languageCookie(visit.asked, publicUrl));
    if (!reads(request)) return this.#answerSent(visit, language);
    const forGuests = visit.isUnhydrated && !visit.isData && !visit.hasSession && !this.#options.dev;
    if (!forGuests) return this.#answerOwn(visit, language, null);
    const address = entry.addressOf(visit.pathname, visit.search);
    return address.shared
      ? this.#answerShared(visit, language, address)
      : sendOwn(request, reply, await this.#makeForGuests(visit, language, address));
  }

  /** Nothing in it tells one guest from the other. */
  #makeForGuests(visit: Visit, language: Language, { path, read }: PageAddress) {
    return this.#make(visit, language, null, sharedRequest(this.#address(path + read)));
  }

  async #answerShared(visit: Visit, language: Language, address: PageAddress) {
    const { request, reply } = visit;
    const { path, query } = address;
    const make = () => this.#makeForGuests(visit, language, address);
    let own: Made | null = null;
    const key = {
      path,
      query,
      language,
      day: this.#options.dayInJakarta(),
      contentVersion: this.#options.contentVersion(),
    };
    const page = await this.#cache.get(key, async () => {
      own = await make();
      return own.status === 200 && own.cookies.length === 0 ? keep(own) : own;
    });
    if (isKept(page)) return sendKept(request, reply, page);
    // Not to be kept (a failure, an unknown address, no room): all who waited for it get it, yet nobody another's cookies.
    return sendOwn(request, reply, page.cookies.length === 0 ? page : (own ?? (await make())));
  }

  /** Something was sent to a page; where there is none, that is what there is to say. */
  async #answerSent(visit: Visit, language: Language) {
    const { request, reply, pathname } = visit;
    const page = pageAt(await this.#pages.build(), pathname);
    if (page === 'absent') return this.#answerOwn(visit, language, null);
    const refused = refusalOf(request, page, this.#options.publicUrl);
    const form = refused ? null : await readForm(request);
    if (form) return this.#answerOwn(visit, language, form);
    const { status, reason, allow } = refused ?? tooLarge;
    if (allow) reply.header('allow', allow);
    // What was not read is not waited for.
    else reply.header('connection', 'close');
    return sendOwn(request, reply, plain(visit, reason, status, language));
  }

  async #answerOwn(visit: Visit, language: Language, form: Buffer | null) {
    const { request, reply } = visit;
    const nonce = randomBytes(16).toString('base64url');
    const asked = fetchRequest(request, reply, this.#address(request.url), form);
    return sendOwn(request, reply, await this.#make(visit, language, nonce, asked));
  }

  #address(pathAndQuery: string) {
    return `${new URL(this.#options.publicUrl).origin}${pathAndQuery}`;
  }

  async #make(visit: Visit, language: Language, nonce: string | null, request: Request): Promise<Made> {
    const { entry, request: asked, hasSession, isData } = visit;
    const cookies: string[] = [];
    const report = (error: unknown) => {
      const aborted = request.signal.aborted;
      if (!aborted) this.#options.log.error({ err: error, requestId: asked.id }, 'A page could not be made');
    };
    const context = entry.makeContext({
      send: apiDoor(this.#app, asked, { language, shared: nonce === null, cookies }),
      language,
      nonce,
      publicUrl: this.#options.publicUrl,
      today: this.#options.dayInJakarta(),
      now: this.#options.now().toISOString(),
      requestId: asked.id,
      hasSessionCookie: hasSession,
      builtFiles: this.#pages.builtFiles,
      report,
    });
    const response = await this.#turns.take(() => this.#rendered(request, context, report));
    if (!response) return busy(visit, language);
    cookies.push(...response.headers.getSetCookie());
    if (response.status >= 400 && !isData && !isPage(response))
      return plain(visit, response.status < 500 ? 'unread' : 'failure', response.status, language);
    return this.#dressed(visit, nonce, response, cookies);
  }

  async #rendered(request: Request, context: unknown, report: (error: unknown) => void): Promise<Response> {
    try {
      return await this.#render(request, context as never);
    } catch (error) {
      report(error);
      return new Response(null, { status: 500 });
    }
  }

  /** Gives a rendered page its styles and its policy. */
  async #dressed(
    { entry, isUnhydrated }: Visit,
    nonce: string | null,
    response: Response,
    cookies: string[],
  ) {
    const headers = Object.fromEntries(response.headers);
    delete headers['set-cookie'];
    const { status } = response;
    const text = await response.text();
    const made = (policy: string | null, html: string): Made => ({
      status,
      headers: policy === null ? headers : { ...headers, 'content-security-policy': policy },
      cookies,
      body: Buffer.from(html),
    });
    if (!isPage(response)) return made(null, text);
    if (this.#options.dev) return made(policyInDevelopment, text);
    if (!isUnhydrated && nonce !== null) return made(policyOfLivePage(nonce, this.#options.foreign), text);
    const { html, styles } = inlineStyles(text, this.#pages.style, nonce);
    if (nonce !== null) return made(policyOfStillPage(html, nonce, entry), html);
    return made(policyOfSharedPage(html, styles, entry), html);
  }
}

const isPage = (response: Response) => (response.headers.get('content-type') ?? '').startsWith('text/html');

const plain = (
  { entry, request }: Visit,
  reason: FallbackReason,
  status: number,
  language: Language,
): Made => {
  const html = entry.fallbackPage(reason, language, request.id);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOfLastResort(html),
    },
    cookies: [],
    body: Buffer.from(html),
  };
};

/** The line is no longer after what the last one in it waited. */
const busy = (visit: Visit, language: Language): Made => {
  const made = plain(visit, 'busy', 503, language);
  return { ...made, headers: { ...made.headers, 'retry-after': String(pageBounds.longest / 1000) } };
};

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler } from 'react-router';
import { addressKey } from '../http/client-address.ts';
import { permissionsPolicy } from '../http/security-headers.ts';
import type { Language } from '../http/wording.ts';
import { inProcessApi } from './in-process-api.ts';
import type { Pages } from './built-pages.ts';
import {
  policyInDevelopment,
  policyOfFallbackPage,
  policyOfHydratedPage,
  policyOfSharedPage,
  policyOfUnhydratedPage,
} from './content-policy.ts';
import { type FallbackReason, type PageAddress, entryOf } from './entry.ts';
import { fetchRequest, sharedRequest, unsharedRequest } from './fetch-request.ts';
import { inlineStyles } from './inline-styles.ts';
import type { MountPages } from './mount-pages.ts';
import { type CacheKey, type RenderedPage, PageCache, isCached, toCachedPage } from './page-cache.ts';
import { sendCachedPage, sendRenderedPage } from './send-page.ts';
import { pageAt, readForm, formRefusal, tooLarge } from './form-body.ts';
import { type QueueBounds, RenderQueue, pageBounds } from './render-queue.ts';
import { type PageVisit, isRead, visitOf } from './visit.ts';

type Render = ReturnType<typeof createRequestHandler>;

/** In the queue the pages that all guests share are nobody's: no storm from one address turns others away from them. */
const ALL_GUESTS = 'all guests';

/** Answers a request for a page: from the cache where all guests share it, else rendered for this visitor. */
export class PageServer {
  readonly #cache = new PageCache();
  readonly #renderQueue: RenderQueue;
  readonly #app: FastifyInstance;
  readonly #options: MountPages;
  readonly #pages: Pages;
  readonly #render: Render;

  constructor(
    app: FastifyInstance,
    options: MountPages,
    pages: Pages,
    render: Render,
    bounds: QueueBounds = pageBounds,
  ) {
    this.#renderQueue = new RenderQueue(bounds);
    options.watchQueue?.(this.#renderQueue);
    this.#app = app;
    this.#options = options;
    this.#pages = pages;
    this.#render = render;
  }

  async answer(request: FastifyRequest, reply: FastifyReply) {
    const { publicUrl, dayInJakarta, contentVersion } = this.#options;
    // Before anything is read: what is saved meanwhile must not leave a page of what was read before under the version after it.
    const asOf = { day: dayInJakarta(), contentVersion: contentVersion() };
    reply.header('x-request-id', request.id);
    const entry = entryOf(await this.#pages.build());
    const [hasSession, site] = [await this.#hasSession(request), await this.#options.site()];
    const visit = visitOf(request, reply, { entry, hasSession, site });
    const canonical = entry.canonicalPath(visit.pathname);
    if (isRead(request) && !visit.isData && canonical !== visit.pathname)
      return reply
        .code(301)
        .header('location', canonical + visit.query)
        .send();
    const language = visit.languageParam ?? (await this.#options.language(request));
    if (visit.languageParam && visit.isUnhydrated && !visit.hasSession)
      reply.header('set-cookie', entry.languageCookie(visit.languageParam, publicUrl));
    if (await this.#options.isClosed?.(visit.pathname))
      return sendRenderedPage(request, reply, retriedLater(fallback(visit, 'opening', 503, language), 3600));
    if (!isRead(request)) return this.#answerSent(visit, language);
    if (!visit.isUnhydrated || visit.isData || visit.hasSession || this.#options.dev)
      return this.#answerOwn(visit, language, null);
    const address = entry.addressOf(visit.pathname, visit.search);
    if (address.own) return this.#answerOwn(visit, language, null);
    if (address.shared) return this.#answerShared(visit, language, address, asOf);
    const asked = unsharedRequest(reply, this.#address(address.path + address.read));
    return sendRenderedPage(request, reply, await this.#make(visit, language, null, asked));
  }

  /** Nobody who is signed in gets a guest's page because the session could not be looked up. */
  #hasSession(request: FastifyRequest) {
    return this.#options.hasSession(request).catch(() => true);
  }

  async #answerShared(
    visit: PageVisit,
    language: Language,
    { path, query }: PageAddress,
    asOf: Pick<CacheKey, 'day' | 'contentVersion'>,
  ) {
    const { request, reply } = visit;
    // Rendered from path and query alone, without anything of the visitor.
    const make = () =>
      this.#make(visit, language, null, sharedRequest(this.#address(path + query)), ALL_GUESTS);
    let own: RenderedPage | null = null;
    const key = { path, query, language, ...asOf };
    const page = await this.#cache.get(key, async () => {
      own = await make();
      return own.status === 200 && own.cookies.length === 0 ? toCachedPage(own) : own;
    });
    if (isCached(page)) return sendCachedPage(request, reply, page);
    // Not cacheable (a failure, an unknown path, no room): all waiting requests share it unless it sets cookies.
    return sendRenderedPage(request, reply, page.cookies.length === 0 ? page : (own ?? (await make())));
  }

  /** A request with a body: a form that the page takes, else 403, 404, 405 or 413. */
  async #answerSent(visit: PageVisit, language: Language) {
    const { request, reply, pathname } = visit;
    const page = pageAt(await this.#pages.build(), pathname);
    if (page === 'absent') return this.#answerOwn(visit, language, null);
    const refused = formRefusal(request, page, this.#options.publicUrl);
    const form = refused ? null : await readForm(request);
    if (form) return this.#answerOwn(visit, language, form);
    const { status, reason, allow } = refused ?? tooLarge;
    if (allow) reply.header('allow', allow);
    // The body was not read, so the connection cannot be used again.
    else reply.header('connection', 'close');
    return sendRenderedPage(request, reply, fallback(visit, reason, status, language));
  }

  async #answerOwn(visit: PageVisit, language: Language, form: Buffer | null) {
    const { request, reply } = visit;
    const nonce = randomBytes(16).toString('base64url');
    const asked = fetchRequest(request, reply, this.#address(request.url), form);
    return sendRenderedPage(request, reply, await this.#make(visit, language, nonce, asked));
  }

  #otherSites(entry: PageVisit['entry'], pathname: string) {
    return (entry.paysByCard(pathname) && this.#options.cardSources?.()) || undefined;
  }

  #address(pathAndQuery: string) {
    return `${new URL(this.#options.publicUrl).origin}${pathAndQuery}`;
  }

  async #make(
    visit: PageVisit,
    language: Language,
    nonce: string | null,
    request: Request,
    line = addressKey(visit.request.ip),
  ): Promise<RenderedPage> {
    const { entry, request: asked, hasSession, isData, site } = visit;
    const cookies: string[] = [];
    const report = (error: unknown) => {
      const aborted = request.signal.aborted;
      if (!aborted) this.#options.log.error({ err: error, requestId: asked.id }, 'A page could not be made');
    };
    const context = entry.makeContext({
      language,
      site,
      nonce,
      publicUrl: this.#options.publicUrl,
      today: this.#options.dayInJakarta(),
      now: this.#options.now().toISOString(),
      requestId: asked.id,
      hasSessionCookie: hasSession,
      send: inProcessApi(this.#app, asked, { language, shared: nonce === null, cookies }),
      builtFiles: this.#pages.builtFiles,
      report,
    });
    const response = await this.#renderQueue.run(
      line,
      () => this.#rendered(request, context, report),
      // What was sent with a form is done even if its sender does not wait for the page.
      isRead(asked) ? request.signal : undefined,
    );
    if (!response) return busy(visit, language);
    cookies.push(...response.headers.getSetCookie());
    if (response.status >= 400 && !isData && !isPage(response))
      return fallback(visit, response.status < 500 ? 'unread' : 'failure', response.status, language);
    const body = entry.htmlOf(response) ?? Buffer.from(await response.arrayBuffer());
    if (isPage(response) && body.length === 0) {
      report(new Error('The page is empty'));
      return fallback(visit, 'failure', 500, language);
    }
    return this.#dressed(visit, nonce, response, body, cookies);
  }

  async #rendered(request: Request, context: unknown, report: (error: unknown) => void): Promise<Response> {
    try {
      return await this.#render(request, context as never);
    } catch (error) {
      report(error);
      return new Response(null, { status: 500 });
    }
  }

  /** Adds the styles to a rendered page, and what it may load and ask its browser for. */
  #dressed(
    { entry, isUnhydrated, pathname }: PageVisit,
    nonce: string | null,
    response: Response,
    bytes: Buffer,
    cookies: string[],
  ) {
    const headers = Object.fromEntries(response.headers);
    delete headers['set-cookie'];
    const { status } = response;
    const made = (policy: string | null, body = bytes): RenderedPage => ({
      status,
      headers: {
        ...headers,
        ...(policy !== null && { 'content-security-policy': policy }),
        // The router goes from page to page in one document, whose policy is that of the page it began with.
        ...(!isUnhydrated && { 'permissions-policy': permissionsPolicy('(self)') }),
      },
      cookies,
      body,
    });
    if (!isPage(response)) return made(null);
    if (this.#options.dev) return made(policyInDevelopment);
    const { mediaOrigin } = this.#options;
    if (!isUnhydrated && nonce !== null)
      return made(policyOfHydratedPage(nonce, mediaOrigin, this.#otherSites(entry, pathname)));
    const { html, styles } = inlineStyles(bytes.toString(), this.#pages.style, nonce);
    if (nonce !== null)
      return made(policyOfUnhydratedPage(html, nonce, entry, mediaOrigin), Buffer.from(html));
    return made(policyOfSharedPage(html, styles, entry, mediaOrigin), Buffer.from(html));
  }
}

const isPage = (response: Response) => (response.headers.get('content-type') ?? '').startsWith('text/html');

const fallback = (
  { entry, request, pathname, site }: PageVisit,
  reason: FallbackReason,
  status: number,
  language: Language,
): RenderedPage => {
  const html = entry.fallbackPage(reason, language, request.id, pathname, site);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOfFallbackPage(html),
    },
    cookies: [],
    body: Buffer.from(html),
  };
};

/** The answer when the render queue is full: retry after the longest time that one waits in it. */
const busy = (visit: PageVisit, language: Language): RenderedPage =>
  retriedLater(fallback(visit, 'busy', 503, language), pageBounds.longest / 1000);

const retriedLater = (page: RenderedPage, seconds: number): RenderedPage => ({
  ...page,
  headers: { ...page.headers, 'retry-after': String(seconds) },
});

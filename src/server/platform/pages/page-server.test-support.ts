import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { matchRoutes } from 'react-router';
import { afterEach } from 'vitest';
import type { PageRequest } from './entry.ts';
import type { MountPages } from './mount-pages.ts';
import { PageServer } from './page-server.ts';

export const SCRIPT = 'console.log("ours")';
export const LOADING = 'document.body.append(ours)';
export const CSS = 'body{color:#123}';

interface Given {
  dev?: boolean;
  bounds?: { atOnce: number; waiting: number; waitingPerAddress: number; longest: number; rounds: number };
  render?: (request: Request, page: PageRequest) => Promise<Response> | Response;
  cardSources?: MountPages['cardSources'];
  site?: () => Promise<object>;
  mediaOrigin?: string | null;
}

const rendered = new WeakMap<Response, Buffer>();

/** As the pages' entry gives a page: beside its answer, which has no body. */
export const html = (body: string, status = 200) => {
  const head = '<head><link rel="stylesheet" href="/assets/page.css"/></head>';
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const answer = new Response(null, { status, headers });
  rendered.set(answer, Buffer.from(`<html>${head}<body>${body}</body></html>`));
  return answer;
};

/** A page that takes forms, one that does not, and what is not there. */
const routes = {
  root: { id: 'root', path: '', module: {} },
  language: { id: 'language', parentId: 'root', path: 'language', module: { action: () => null } },
  home: { id: 'home', parentId: 'root', index: true, module: {} },
  item: { id: 'item', parentId: 'root', path: 'news/:newsId', module: {} },
  sitemap: { id: 'sitemap', parentId: 'root', path: 'sitemap.xml', module: {} },
  absent: { id: 'absent', parentId: 'root', path: '*', module: {} },
};

let app: FastifyInstance;
afterEach(() => app.close());

/** A page server with pages of a few words, which counts how often one is made. */
export const school = ({
  dev = false,
  render = () => html('Hello'),
  bounds,
  cardSources,
  site = async () => ({}),
  mediaOrigin = null,
}: Given = {}) => {
  const state = {
    made: 0,
    /** requests for pages whose language was asked for, which is the last thing before the queue */
    arrived: 0,
    version: 1,
    day: '2026-11-21',
    sessionsDown: false,
    seen: [] as string[],
    failures: [] as object[],
  };
  const entry = {
    htmlOf: (answer: Response) => rendered.get(answer),
    matchRoutes,
    makeContext: (given: PageRequest) => given,
    isUnhydrated: (path: string) => !path.startsWith('/login'),
    paysByCard: (path: string) => path === '/login-and-pay',
    addressOf: (path: string, search: URLSearchParams) => {
      const page = search.get('page') === 'all' ? '?page=all' : '';
      const typed = search.get('q');
      const read = typed === null ? page : `${page}?q=${typed}`;
      return { path, query: page, read, shared: typed === null };
    },
    canonicalPath: (path: string) => path.toLowerCase(),
    inlineScripts: [SCRIPT, LOADING],
    loadingScripts: [LOADING],
    languageCookie: (language: string) => `kancil_language=${language}`,
    fallbackPage: (reason: string, language: string, id: string) =>
      `<style>b{}</style>${reason} ${language} ${id}`,
  };
  app = Fastify();
  app.get('/api/v1/who', (request, reply) =>
    reply.header('set-cookie', ['a=1', 'b=2']).send({
      cookie: request.headers.cookie ?? null,
      language: request.headers['accept-language'],
      ip: request.ip,
    }),
  );
  const pages = {
    build: async () => ({ entry: { module: entry }, routes }) as never,
    builtFiles: () => [],
    style: (address: string) => (address === '/assets/page.css' ? CSS : null),
  };
  const options = {
    root: '',
    built: '',
    dev,
    publicUrl: 'https://kancil.test',
    hasSession: async ({ headers }: { headers: Record<string, unknown> }) => {
      if (state.sessionsDown) throw new Error('the database is down');
      return String(headers['cookie']).includes('kancil_session=abc');
    },
    language: async ({ headers }: { headers: Record<string, unknown> }) => {
      state.arrived += 1;
      return headers['accept-language'] === 'id' ? ('id' as const) : ('en' as const);
    },
    site,
    contentVersion: () => state.version,
    dayInJakarta: () => state.day,
    now: () => new Date('2026-08-03T05:00:00Z'),
    log: { error: (given: object) => void state.failures.push(given) },
    mediaOrigin,
    ...(cardSources && { cardSources }),
  };
  const make = async (request: Request, context: unknown) => {
    state.made += 1;
    state.seen.push(new URL(request.url).pathname + new URL(request.url).search);
    return render(request, context as PageRequest);
  };
  const server = new PageServer(app, options, pages, make, bounds);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/*', (request, reply) => server.answer(request, reply));
  /** Resolves when so many requests wait in the queue, have a place in it, or wait for a page that others asked for. */
  const arrivals = async (count: number) => {
    while (state.arrived < count) await setImmediate();
    await setImmediate();
  };
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { app, state, arrivals, get };
};

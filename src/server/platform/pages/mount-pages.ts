import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../http/wording.ts';
import { type Pages, builtPages, developedPages } from './built-pages.ts';
import type { ExternalSources } from './content-policy.ts';
import { entryOf } from './entry.ts';
import { PageServer } from './page-server.ts';
import type { RenderQueue } from './render-queue.ts';

export interface MountPages {
  /** the project's folder */
  root: string;
  /** the folder of the build, of which nothing changes while the server runs; unused while developing */
  built: string;
  dev: boolean;
  /** the address the site is known by; links, the same-origin guard and secure cookies follow it */
  publicUrl: string;
  /** whether the visitor has a live session */
  hasSession: (request: FastifyRequest) => Promise<boolean>;
  /** the visitor's language: the session's, else the cookie's, else the browser's */
  language: (request: FastifyRequest) => Promise<Language>;
  /** what identifies the site; it never fails, because pages about failures need it */
  site: () => Promise<object>;
  /** whether this page is shown to nobody yet, because the site is still being set up */
  isClosed?: (pathname: string) => Promise<boolean>;
  /** increases with every write to a table that guests see */
  contentVersion: () => number;
  /** today in Jakarta by the business clock, YYYY-MM-DD */
  dayInJakarta: () => string;
  /** the business clock */
  now: () => Date;
  log: { error: (given: object, message: string) => void };
  /** other sites that the pages with a card payment may load from, as things stand; null: none */
  cardSources?: () => ExternalSources | null;
  /** the one other origin that every page may load videos and recordings from; null: none */
  mediaOrigin: string | null;
  /** is handed what pages wait in, to count it */
  watchQueue?: ((queue: Pick<RenderQueue, 'load'>) => void) | undefined;
}

/** Serves every path that nothing else serves: the built files and the pages. Register it last. */
export const mountPages = async (app: FastifyInstance, options: MountPages): Promise<void> => {
  const { root, built, dev } = options;
  const pages = dev ? await developedPages(app, root) : await builtPages(app, built);
  // One build serves production for good: given as it is, the router prepares its routes only once.
  const render = dev ? await developedHandler(pages) : await builtHandler(pages);
  await answerPages(app, new PageServer(app, options, pages, render));
};

const builtHandler = async (pages: Pages) => {
  const build = await pages.build();
  return entryOf(build).createRequestHandler(build, 'production');
};

/** While developing, the router is the package that Vite's pages load too; they are loaded when they are asked for. */
const developedHandler = async (pages: Pages) =>
  (await import('react-router')).createRequestHandler(pages.build, 'development');

/** Hands every path that nothing else serves to the page server. */
export const answerPages = async (app: FastifyInstance, server: PageServer): Promise<void> => {
  await app.register(async (scope) => {
    // The body stays an unread stream for the pages' actions.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/*', (request, reply) => server.answer(request, reply));
  });
};

import {
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
  createRequestHandler,
} from 'react-router';
import { loadedDataContext } from './context.ts';
import { type PageFacts, type PageRequest, makeContext } from './page-request.ts';
import { reuseEqual } from './reuse-equal.ts';

/** What a thread without database and session needs to render a page. It holds no functions, so that it can be posted. */
export interface LoadedPage {
  readonly url: string;
  /** by the routes' ids */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** the addresses of the texts' built files */
  readonly textFiles: readonly string[];
  readonly facts: PageFacts;
}

/** Null where the main thread has to render: a failure, an unknown page, the answer to a form. */
export const loadedPage = (
  url: string,
  status: number,
  router: EntryContext,
  { facts, textFiles }: Pick<LoadedPage, 'facts' | 'textFiles'>,
): LoadedPage | null => {
  const { loaderData, actionData, errors } = router.staticHandlerContext;
  if (status !== 200 || errors || actionData) return null;
  return { url, loaderData, textFiles, facts };
};

/** The routes with loaders that give what was loaded before, and without guards, which have let the page pass. */
const withLoadedData = (build: ServerBuild): ServerBuild => {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { middleware: _, action: __, loader, ...shown } = route.module;
    const given = ({ context }: LoaderFunctionArgs) => context.get(loadedDataContext)[id];
    return [id, { ...route, module: { ...shown, ...(loader && { loader: given }) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
};

const asksForNothing: PageRequest['send'] = () =>
  Promise.reject(new Error('The data of a page is loaded before it comes to the worker'));

/**
 * Renders loaded pages. It fails at whatever the main thread would answer with a failure.
 *
 * @param htmlOf the HTML that the build's entry has rendered for an answer
 */
export const rendererOf = (build: ServerBuild, htmlOf: (response: Response) => Buffer | undefined) => {
  const answer = createRequestHandler(withLoadedData(build), 'production');
  // Each page brings its own copy, and the texts with the school's name and address are kept for one object of facts.
  const sameSite = reuseEqual<PageFacts['site']>();
  return async ({ url, loaderData, textFiles, facts }: LoadedPage): Promise<Buffer> => {
    const failures: unknown[] = [];
    const context = makeContext({
      facts: { ...facts, site: sameSite(facts.site) },
      send: asksForNothing,
      builtFiles: () => textFiles,
      report: (error) => void failures.push(error),
      renderOnWorker: null,
    });
    context.set(loadedDataContext, loaderData);
    const response = await answer(new Request(url), context);
    const html = htmlOf(response);
    if (failures.length > 0) throw failures[0];
    // The address may hold a token, which no log gets to know.
    if (response.status !== 200 || !html)
      throw new Error(`The page of request ${facts.requestId} was answered with ${response.status}`);
    return html;
  };
};

import {
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
  createRequestHandler,
} from 'react-router';
import { loadedDataContext } from './context.ts';
import { type PageRequest, makeContext } from './page-request.ts';

/** What a thread without database and session needs to render a page. It has no functions, so that it can be posted. */
export interface LoadedPage {
  readonly url: string;
  /** by the routes' ids */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** the addresses of the texts' built files */
  readonly textFiles: readonly string[];
  readonly asked: Omit<PageRequest, 'send' | 'builtFiles' | 'report' | 'renderOnWorker'>;
}

interface Loaded {
  url: string;
  status: number;
  router: EntryContext;
  textFiles: readonly string[];
  asked: PageRequest;
}

/** Null for what is seldom and tells the thread's own stack: a failure, an unknown page, the answer to a form. */
export const loadedPage = ({ url, status, router, textFiles, asked }: Loaded): LoadedPage | null => {
  const { loaderData, actionData, errors } = router.staticHandlerContext;
  if (status !== 200 || errors || actionData) return null;
  const { send: _, builtFiles: __, report: ___, renderOnWorker: ____, ...copied } = asked;
  return { url, loaderData, textFiles, asked: copied };
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

const sendsNothing = () => Promise.reject(new Error('A loaded page asks for nothing.'));

/**
 * Renders loaded pages. Where something fails, the main thread renders the page itself, and tells what has failed.
 *
 * @param htmlOf the HTML that the build's entry has rendered for an answer
 * @returns null for a page that could not be rendered
 */
export const rendererOf = (build: ServerBuild, htmlOf: (response: Response) => Buffer | undefined) => {
  const answer = createRequestHandler(withLoadedData(build), 'production');
  return async ({ url, loaderData, textFiles, asked }: LoadedPage): Promise<Buffer | null> => {
    let failed = false;
    const context = makeContext({
      ...asked,
      send: sendsNothing,
      builtFiles: () => textFiles,
      report: () => (failed = true),
      renderOnWorker: null,
    });
    context.set(loadedDataContext, loaderData);
    const response = await answer(new Request(url), context);
    return failed || response.status !== 200 ? null : (htmlOf(response) ?? null);
  };
};

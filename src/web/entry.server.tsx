import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';
import { withBrand } from '../i18n/brand-in-texts.ts';
import { sourceOfTexts } from '../i18n/texts.ts';
import { allTexts } from './frame/all-texts.ts';
import { type RequestContext, pageRequestContext, reportContext } from './frame/context.ts';
import { areaOf, isUnhydrated as isUnhydratedPage, paysByCard as paysByCardAt } from './frame/guards.ts';
import { type PageInfo, PageInfoProvider } from './frame/page-info.tsx';
import type { PageRequest } from './frame/page-request.ts';
import type { Area } from './screens.ts';
import { fonts } from './ui/page/fonts.ts';
import { CrawlerTags } from './frame/crawler-tags.tsx';

export { createRequestHandler, matchRoutes } from 'react-router';
export { inlineScripts, loadingScripts } from './public/pieces/inline-scripts.ts';
export { languageCookie } from './frame/language-cookie.ts';
export { addressOf, canonicalPath } from './frame/page-address.ts';
export { fallbackPage } from './frame/fallback-page.ts';
export { makeContext } from './frame/page-request.ts';

export const isUnhydrated = (pathname: string) => isUnhydratedPage(pathname.replace(/\.data$/, ''));

export const paysByCard = (pathname: string) => paysByCardAt(pathname.replace(/\.data$/, ''));

/**
 * Asks for the fonts before the page is parsed. WebKit gives a font 100 ms from the first style that names it, not from the
 * first paint: with the elements in the page alone, its first visit often kept the stand-in.
 */
const fontPreloads = fonts
  .map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ');

const pages = new WeakMap<Response, Buffer>();

/** The page that `handleRequest` answers with. It is not the response's body, which would copy it twice, through a stream. */
export const htmlOf = (response: Response): Buffer | undefined => pages.get(response);

/** Renders the whole page instead of streaming: its data is loaded already, and a whole page can be cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  given: RequestContext,
): Promise<Response> {
  const asked = given.get(pageRequestContext);
  const area = areaOf(new URL(request.url).pathname.replace(/\.data$/, ''));
  const textFiles = area === 'public' ? [] : asked.builtFiles(sourceOfTexts(area, asked.language));
  const html = await wholePage(request, router, asked, { area, textFiles });
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('link', fontPreloads);
  const response = new Response(null, { status, headers });
  pages.set(response, html);
  return response;
}

const wholePage = async (
  request: Request,
  router: EntryContext,
  { language, site, nonce, publicUrl, requestId, report }: PageRequest,
  { area, textFiles }: { area: Area; textFiles: readonly string[] },
) => {
  const info: PageInfo = {
    language,
    texts: withBrand(allTexts[language][area], site),
    brand: site,
    nonce: nonce ?? undefined,
    publicUrl,
    requestId,
    CrawlerTags,
    show: async () => {},
  };
  const html = await rendered(
    <PageInfoProvider info={info}>
      <TextsPreload files={textFiles} nonce={info.nonce}>
        <ServerRouter
          context={{ ...router, manifest: manifestOf(area, router) }}
          url={request.url}
          {...(nonce !== null && { nonce })}
        />
      </TextsPreload>
    </PageInfoProvider>,
    info.nonce,
    report,
  );
  return scriptsAfterPaint(html);
};

/** The file of the page's texts, which `entry.client.tsx` imports by the page's language. */
const TextsPreload = ({ files, nonce, children }: TextsPreloadProps) => {
  for (const file of files) preloadModule(file, { as: 'script', nonce });
  return children;
};

interface TextsPreloadProps {
  readonly files: readonly string[];
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/** Modules share the line with the styles, whatever their priority, and held the first paint by a second: `afterPaint` asks for them. */
const scriptsAfterPaint = (html: Buffer) => {
  const modules = new Set<string>();
  // What is sought and put in is ASCII: read byte by byte, the rest is neither decoded nor encoded again.
  const page = html
    .toString('latin1')
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, module: string) => {
      modules.add(module);
      return '';
    });
  const waiting = `type="text/plain" data-modules="${[...modules].join(' ')}"`;
  return Buffer.from(page.replace('type="module" async=""', waiting), 'latin1');
};

/**
 * The browser gets the routes of this area alone, which scripts/area-manifests.mjs writes, and the router those that are shown: it
 * would make a tree of all of them for each page.
 */
const manifestOf = (
  area: Area,
  { manifest, staticHandlerContext }: EntryContext,
): EntryContext['manifest'] => {
  const shown = staticHandlerContext.matches.map(
    ({ route }) => [route.id, manifest.routes[route.id]] as const,
  );
  // The development server makes its manifest itself, of all areas.
  const url =
    area === 'public' ? manifest.url : manifest.url.replace(/\/manifest-(?=\w+\.js$)/, `/manifest-${area}-`);
  return { ...manifest, routes: Object.fromEntries(shown), url };
};

const rendered = (page: ReactNode, nonce: string | undefined, report: (error: unknown) => void) =>
  new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce !== undefined && { nonce }),
      onAllReady: () => void pipe(collecting(resolve)),
      onShellError: reject,
      onError: report,
    });
  });

/** Takes all that is written at once: a stream that asks for pauses, and reading it again, cost a tenth of a page's time. */
const collecting = (resolve: (whole: Buffer) => void) => {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      resolve(Buffer.concat(chunks));
      done();
    },
  });
};

/** Reports bugs only, not refusals and missing pages. */
export const handleError: HandleErrorFunction = (error, { request, context: given }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  given.get(reportContext)(error);
};

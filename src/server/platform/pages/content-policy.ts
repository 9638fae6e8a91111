import { createHash } from 'node:crypto';

/** Other sites that a page may load from, for a part that needs one (the card payment of a gateway). */
export interface ExternalSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
}

const noOtherSites: ExternalSources = { script: [], frame: [] };

/** The origin that videos and recordings are led to besides ours, where there is one. */
type MediaOrigin = string | null;

const hashes = new Map<string, string>();

/** The source expression of an inline script or style, as a policy names it. */
const hashSource = (text: string) => {
  let source = hashes.get(text);
  if (source === undefined) {
    source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    // Styles and scripts change only with a build; the bound limits memory in any case.
    if (hashes.size < 1000) hashes.set(text, source);
  }
  return source;
};

const policy = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`)
    .join('; ');

const everywhere = (media: MediaOrigin) => ({
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:', ...(media === null ? [] : [media])],
  'font-src': ["'self'"],
  'object-src': [],
  'base-uri': [],
  'frame-ancestors': [],
  'script-src-attr': [],
});

/** Vite's scripts and styles in development work under no strict policy. */
export const policyInDevelopment = "frame-ancestors 'none'";

const unhydratedPage = (scripts: readonly string[], styles: readonly string[], media: MediaOrigin = null) =>
  policy({
    ...everywhere(media),
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'script-src': scripts,
    'style-src': styles,
    'style-src-attr': [],
  });

/** The inline scripts that an unhydrated page may carry, and those of them that load another file on demand. */
interface PageScripts {
  readonly inlineScripts: readonly string[];
  readonly loadingScripts: readonly string[];
}

const scriptsIn = (html: string, scripts: readonly string[]) =>
  scripts.filter((script) => html.includes(`>${script}</script>`));

/** `'strict-dynamic'` on pages with a script that loads another file, which may then run; on no other page. */
const strictDynamic = (html: string, { loadingScripts }: PageScripts) =>
  scriptsIn(html, loadingScripts).length === 0 ? [] : ["'strict-dynamic'"];

/** An unhydrated page, rendered for one visitor. */
export const policyOfUnhydratedPage = (
  html: string,
  nonce: string,
  scripts: PageScripts,
  media: MediaOrigin,
) => unhydratedPage([`'nonce-${nonce}'`, ...strictDynamic(html, scripts)], [`'nonce-${nonce}'`], media);

/**
 * A page cached for all guests: scripts and styles are allowed by hash, so anything injected into the page is blocked.
 */
export const policyOfSharedPage = (
  html: string,
  styles: readonly string[],
  scripts: PageScripts,
  media: MediaOrigin,
) =>
  unhydratedPage(
    [...scriptsIn(html, scripts.inlineScripts).map(hashSource), ...strictDynamic(html, scripts)],
    styles.map(hashSource),
    media,
  );

/** The fallback page has no script, and its style is allowed by hash. */
export const policyOfFallbackPage = (html: string) =>
  unhydratedPage(
    [],
    [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hashSource(css)),
  );

/** A hydrated page; its parts set style attributes, such as the height of a field. */
export const policyOfHydratedPage = (
  nonce: string,
  media: MediaOrigin,
  foreign: ExternalSources = noOtherSites,
) =>
  policy({
    ...everywhere(media),
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-src': ["'self'", ...foreign.frame],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...foreign.script],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
  });

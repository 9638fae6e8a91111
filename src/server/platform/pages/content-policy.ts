import { createHash } from 'node:crypto';

/** Other sites that a page may load from, for a part that needs one (the card payment of a gateway). */
export interface ForeignSources {
  readonly script?: readonly string[];
  readonly frame?: readonly string[];
  readonly connect?: readonly string[];
  readonly form?: readonly string[];
}

const hashes = new Map<string, string>();

/** The source expression of an inline script or style, as a policy names it. */
const hashSource = (text: string) => {
  let source = hashes.get(text);
  if (source === undefined) {
    source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    // Styles and scripts change with a build only; the bound is for the unforeseen.
    if (hashes.size < 1000) hashes.set(text, source);
  }
  return source;
};

const policy = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`)
    .join('; ');

const everywhere = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'object-src': [],
  'base-uri': [],
  'frame-ancestors': [],
  'script-src-attr': [],
};

/** Vite's own scripts and styles in development obey no policy. */
export const policyInDevelopment = "frame-ancestors 'none'";

const stillPage = (scripts: readonly string[], styles: readonly string[]) =>
  policy({
    ...everywhere,
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'script-src': scripts,
    'style-src': styles,
    'style-src-attr': [],
  });

/** The scripts that a page without React may carry, and those of them that load a file of ours when it is needed. */
interface PageScripts {
  readonly inlineScripts: readonly string[];
  readonly loadingScripts: readonly string[];
}

const carriedBy = (html: string, scripts: readonly string[]) =>
  scripts.filter((script) => html.includes(`>${script}</script>`));

/** Where such a script stands it may load its file; on no other page. What the page itself names stays dead. */
const whatTheyLoad = (html: string, { loadingScripts }: PageScripts) =>
  carriedBy(html, loadingScripts).length === 0 ? [] : ["'strict-dynamic'"];

/** A page without React in the browser, made for one visitor. */
export const policyOfStillPage = (html: string, nonce: string, scripts: PageScripts) =>
  stillPage([`'nonce-${nonce}'`, ...whatTheyLoad(html, scripts)], [`'nonce-${nonce}'`]);

/**
 * The same for all guests, so by hash. Only scripts we wrote and styles we put in are named: whatever else got
 * into the page stays dead.
 */
export const policyOfSharedPage = (html: string, styles: readonly string[], scripts: PageScripts) =>
  stillPage(
    [...carriedBy(html, scripts.inlineScripts).map(hashSource), ...whatTheyLoad(html, scripts)],
    styles.map(hashSource),
  );

/** The page of the last resort is ours from the first to the last letter. */
export const policyOfLastResort = (html: string) =>
  stillPage(
    [],
    [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hashSource(css)),
  );

/** A page that React takes over; its component library sets style attributes. */
export const policyOfLivePage = (nonce: string, foreign: ForeignSources = {}) =>
  policy({
    ...everywhere,
    'connect-src': ["'self'", ...(foreign.connect ?? [])],
    'form-action': ["'self'", ...(foreign.form ?? [])],
    'frame-src': ["'self'", ...(foreign.frame ?? [])],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(foreign.script ?? [])],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
  });

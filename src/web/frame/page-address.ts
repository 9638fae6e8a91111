import { screens } from '../screens.ts';
import { screenOf } from './guards.ts';

/** The address of an unhydrated page without the query parameters that it does not read. */
export interface PageAddress {
  /** canonical */
  readonly path: string;
  /** the query parameters that belong to its canonical address, sorted */
  readonly query: string;
  /** all query parameters that the page reads, also typed ones */
  readonly read: string;
  /** whether the page may be cached for all guests: the number of such addresses is bounded */
  readonly shared: boolean;
  /** whether it shows something of the visitor's cookies */
  readonly own: boolean;
}

const written = (query: URLSearchParams) => (query.size === 0 ? '' : `?${query.toString()}`);

const rowOf = (pathname: string) => {
  const { path } = screenOf(pathname);
  return screens.find((row) => row.path === path);
};

const partsOf = (pathname: string, given: URLSearchParams, typedToo: boolean) => {
  const screen = rowOf(pathname);
  const parts = new URLSearchParams();
  for (const [name, legal] of Object.entries(screen?.query ?? {})) {
    const value = given.get(name);
    if (value && (legal === 'typed' ? typedToo : legal(value))) parts.set(name, value);
  }
  parts.sort();
  return parts;
};

/** The query parameters that the page knows, with legal values; others are ignored. */
export const legalQuery = ({ pathname, searchParams }: URL): URLSearchParams =>
  partsOf(pathname, searchParams, false);

// Already canonical: lower case, no escapes, no empty segment, no number with a leading zero.
const PLAIN = /^(\/|(\/(?!0\d|\.\.?(\/|$))[a-z\d._-]+)+)$/;

const decoded = (step: string) => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

/** Escapes a path segment as browsers do. */
const escaped = (step: string) =>
  encodeURIComponent(step).replaceAll(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);

const small = (step: string) => step.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Parameters (ids, tokens) keep their case; ids lose leading zeros. */
const steps = (given: readonly string[]) => {
  const pattern = screenOf(`/${given.map(escaped).join('/')}`)
    .path.split('/')
    .slice(1);
  return given.map((step, place) => {
    if (!pattern[place]?.startsWith(':')) return small(step);
    return /^\d+$/.test(step) ? step.replace(/^0+(?=\d)/, '') : step;
  });
};

/**
 * The canonical form of a path, whatever letters, escapes, slashes and zeros it was asked for with. It always begins
 * with one slash and a step of its own, so that it can never lead to another site.
 */
export const canonicalPath = (pathname: string): string => {
  if (PLAIN.test(pathname)) return pathname;
  // The URL itself resolves what leads upwards; behind one slash it cannot take the first step for a host.
  const { pathname: resolved } = new URL(`/${pathname.replace(/^[/\\]+/, '')}`, 'http://kancil.invalid');
  const given = resolved
    .split('/')
    .map(decoded)
    .filter((step) => step !== '' && step !== '.' && step !== '..');
  return `/${steps(given).map(escaped).join('/')}`;
};

/** The address of an unhydrated page: the only place that decides what belongs to the cache key. */
export const addressOf = (pathname: string, given: URLSearchParams): PageAddress => {
  const path = canonicalPath(pathname);
  const [query, read] = [written(partsOf(path, given, false)), written(partsOf(path, given, true))];
  return { path, query, read, shared: query === read, own: rowOf(path)?.own ?? false };
};

import { screens } from '../screens.ts';
import { screenOf } from './guards.ts';

/** What a request for an unhydrated page asks for, without what links and visitors add to it. */
export interface PageAddress {
  /** canonical */
  readonly path: string;
  /** the parts of the query that make it another page, in one order: with the path its canonical address */
  readonly query: string;
  /** all that the page reads of the query: what a visitor typed as well */
  readonly read: string;
  /** whether all guests may share one copy: there are only so many addresses of that kind */
  readonly shared: boolean;
}

const written = (query: URLSearchParams) => (query.size === 0 ? '' : `?${query.toString()}`);

const partsOf = (pathname: string, given: URLSearchParams, typedToo: boolean) => {
  const { path } = screenOf(pathname);
  const screen = screens.find((row) => row.path === path);
  const parts = new URLSearchParams();
  for (const [name, legal] of Object.entries(screen?.query ?? {})) {
    const value = given.get(name);
    if (value && (legal === 'typed' ? typedToo : legal(value))) parts.set(name, value);
  }
  parts.sort();
  return parts;
};

/** The parts of a query that the page knows, with values it knows: anything else is as if it were not there. */
export const legalQuery = ({ pathname, searchParams }: URL): URLSearchParams =>
  partsOf(pathname, searchParams, false);

// Nothing to mend: small letters, no escapes, no empty step, no number that begins with a zero.
const PLAIN = /^(\/|(\/(?!0\d|\.\.?(\/|$))[a-z\d._-]+)+)$/;

const decoded = (step: string) => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

/** As browsers write it: what may stand in a path stays readable. */
const escaped = (step: string) =>
  encodeURIComponent(step).replaceAll(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);

const small = (step: string) => step.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** What stands for something (an id, a token) keeps its letters; an id loses the zeros before it. */
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

/** The address of an unhydrated page; the only place that says what of a request tells one page from another. */
export const addressOf = (pathname: string, given: URLSearchParams): PageAddress => {
  const path = canonicalPath(pathname);
  const [query, read] = [written(partsOf(path, given, false)), written(partsOf(path, given, true))];
  return { path, query, read, shared: query === read };
};

import { type Screen, pathOf, screenOf } from './guards.ts';

/** What a request for a still page asks for, without what links and visitors add to it. */
export interface PageAddress {
  /** in one spelling */
  readonly path: string;
  /** the parts of the query that make it another page, in one order: with the path its canonical address */
  readonly query: string;
  /** all that the page reads of the query: what a visitor typed as well */
  readonly read: string;
  /** whether all guests may share one copy: there are only so many addresses of that kind */
  readonly shared: boolean;
}

const written = (query: URLSearchParams) => (query.size === 0 ? '' : `?${query.toString()}`);

const partsOf = (screen: Screen, given: URLSearchParams, typedToo: boolean) => {
  const parts = new URLSearchParams();
  for (const [name, legal] of Object.entries(screen.query)) {
    const value = given.get(name);
    if (value && (legal === 'typed' ? typedToo : legal(value))) parts.set(name, value);
  }
  parts.sort();
  return parts;
};

/** The parts of a query that the page knows, with values it knows: anything else is as if it were not there. */
export const legalQuery = ({ pathname, searchParams }: URL): URLSearchParams =>
  partsOf(screenOf(pathname), searchParams, false);

// Escapes and doubled slashes are no spelling of ours; what is there in spite of them is made for its visitor alone.
const PLAIN = /^(\/|(\/[\w.-]+)+)$/;

/** The address of a still page; the only place that says what of a request tells one page from another. */
export const addressOf = (pathname: string, given: URLSearchParams): PageAddress => {
  const screen = screenOf(pathname);
  const spelled = pathOf(pathname).toLowerCase();
  const plain = PLAIN.test(spelled);
  const [query, read] = [written(partsOf(screen, given, false)), written(partsOf(screen, given, true))];
  return { path: plain ? spelled : pathname, query, read, shared: plain && query === read };
};

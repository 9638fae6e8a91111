/** Where a link that staff have written leads. */
export interface ContentLink {
  readonly href: string;
  /** on another site */
  readonly outward: boolean;
}

/** `wa.me` or `example.org:8443`, as people write it: names with dots between them, and an ending of letters. */
const BARE_HOST = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(:\d+)?$/i;

/** Endings of files, which no host has: `index.html` is neither a site nor a page. */
const FILE = /\.(html?|php|aspx?|xml|pdf|docx?|jpe?g|png)$/i;

/** The longest link that is read: browsers and mail programs take addresses of this length, in characters. */
const MAX_LENGTH = 2048;

/** Addresses by which other programs count who follows a link, and where in them the true one stands. */
const wrappers: readonly { host: RegExp; path: RegExp; names: readonly string[] }[] = [
  { host: /^(www\.)?google\.[a-z.]+$/, path: /^\/url$/, names: ['q', 'url'] },
  { host: /^lm?\.(facebook|instagram)\.com$/, path: /^\/(l\.php)?$/, names: ['u'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ['url'] },
];

/** The address that a wrapper leads to; else itself. */
const unwrapped = (address: string): string => {
  const url = URL.parse(address);
  const wrapper =
    url && wrappers.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const inner = wrapper?.names.map((name) => url?.searchParams.get(name)).find(Boolean) ?? '';
  return /^https?:\/\/(?=[^/])/i.test(inner) ? inner.replace(/^https?:/i, 'https:') : address;
};

const outward = (wrapped: string): ContentLink | null => {
  const url = URL.parse(unwrapped(wrapped));
  return url?.hostname.includes('.') && url.username === '' && url.password === ''
    ? { href: url.href, outward: true }
    : null;
};

const inward = (path: string, isPage: (pathname: string) => boolean): ContentLink | null => {
  const url = URL.parse(`/${path.replace(/^\//, '')}`, 'https://kancil.invalid');
  if (url?.origin !== 'https://kancil.invalid' || url.pathname.startsWith('//')) return null;
  return /^\/[^/]*@/.test(url.pathname) || !isPage(url.pathname)
    ? null
    : { href: url.pathname + url.search + url.hash, outward: false };
};

/**
 * Where a link of staff leads: to another site by its web address, always encrypted and with or without `https://`, or
 * to a page of this one, with or without its first slash (`news/5`). Null for anything else.
 *
 * @param isPage whether a path of this site may be a page's
 */
export function contentLink(
  written: string | null,
  isPage: (pathname: string) => boolean,
): ContentLink | null {
  const given = written?.trim() ?? '';
  if (given.length > MAX_LENGTH) return null;
  // What browsers read differently from how it looks: gaps, control characters, backslashes, two slashes first.
  if (given === '' || /[\s\\\p{Cc}]/u.test(given) || given.startsWith('//')) return null;
  const web = /^https?:\/\/(?=[^/])/i;
  if (web.test(given)) return outward(given.replace(web, 'https://'));
  // A part of a page, without the page.
  if (/^[#?]/.test(given)) return null;
  // The first step alone decides: pages have no dots, so one with dots is a host or nothing.
  const [first = ''] = given.split(/[/?#]/, 1);
  if (first.includes('.'))
    return BARE_HOST.test(first) && !FILE.test(first) ? outward(`https://${given}`) : null;
  return first.includes(':') ? null : inward(given, isPage);
}

/**
 * Whether a path may be that of a page to which staff link, in whatever letters: one of these, or a story's. Whether the story is there is
 * not said.
 */
export const isPageAmong =
  (plainPages: ReadonlySet<string>) =>
  (pathname: string): boolean =>
    plainPages.has(withoutLastSlash(pathname.toLowerCase())) || storyOfAddress(pathname) !== null;

const withoutLastSlash = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/$/, ''));

/** The highest number that a row of the database can have. */
const MAX_ID = 2_147_483_647;

/** The number of the story to which an address of this site leads (`/news/5`); null when it leads to none (rule R85). */
export function storyOfAddress(address: string): number | null {
  const [, number] = /^\/news\/0*([1-9]\d{0,9})\/?(?:[?#].*)?$/i.exec(address) ?? [];
  return number === undefined || Number(number) > MAX_ID ? null : Number(number);
}

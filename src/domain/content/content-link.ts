/** Where a link that staff have written leads. */
export interface ContentLink {
  readonly href: string;
  /** on another site */
  readonly outward: boolean;
}

/** First steps of paths that are no pages: machines speak there, or forms are sent. */
export const noPages: readonly string[] = ['api', 'sandbox', 'language'];

/** `wa.me` or `example.org:8443`, as people write it: names with dots between them, and an ending of letters. */
const BARE_HOST = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(:\d+)?$/i;

/** Endings of files, which no host has: `index.html` is neither a site nor a page. */
const FILE = /\.(html?|php|aspx?|xml|pdf|docx?|jpe?g|png)$/i;

const outward = (address: string): ContentLink | null => {
  const url = URL.parse(address);
  return url?.hostname.includes('.') && url.username === '' && url.password === ''
    ? { href: url.href, outward: true }
    : null;
};

const inward = (path: string): ContentLink | null => {
  const url = URL.parse(`/${path.replace(/^\//, '')}`, 'https://kancil.invalid');
  if (url?.origin !== 'https://kancil.invalid' || url.pathname.startsWith('//')) return null;
  const [, first = ''] = url.pathname.toLowerCase().split('/');
  return noPages.includes(first) || first.includes('@')
    ? null
    : { href: url.pathname + url.search + url.hash, outward: false };
};

/**
 * Where a link of staff leads: to another site by its web address, always encrypted and with or without `https://`, or
 * to a page of this one, with or without its first slash (`news/5`). Null for anything else.
 */
export function contentLink(written: string | null): ContentLink | null {
  const given = written?.trim() ?? '';
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
  return first.includes(':') ? null : inward(given);
}

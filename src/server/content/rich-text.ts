import sanitizeHtml from 'sanitize-html';
import { contentLink } from '../../domain/content/content-link.ts';
import { isPage } from '../../paths.ts';

declare const clean: unique symbol;
/** HTML that pages may show as it is. Only this file makes it. */
export type RichText = string & { readonly [clean]: true };

/** A paragraph, a heading above the next ones, a list, or somebody's words. */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly quote: string };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const plain = (text: string) => text.trim().replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);
const element = (name: string, text: string) => (text.trim() ? `<${name}>${plain(text)}</${name}>` : '');

/** Plain texts as rich text: whatever looks like HTML in them stays text. Empty ones are left out. */
export const richText = (blocks: readonly Block[]): RichText => cleaned(blocks.map(htmlOf).join(''));

const htmlOf = (block: Block) => {
  if (typeof block === 'string') return element('p', block);
  if ('heading' in block) return element('h2', block.heading);
  if ('quote' in block)
    return block.quote.trim() ? `<blockquote>${element('p', block.quote)}</blockquote>` : '';
  return `<ul>${block.list.map((item) => element('li', item)).join('')}</ul>`;
};

/** Their words are no words of the text. */
const dropped =
  'script style noscript template title svg math object iframe xmp noembed noframes plaintext textarea select option';

/** Where a link leads nowhere, it is left without an address. */
const link: sanitizeHtml.Transformer = (_name, { href = '' }) => {
  const to = contentLink(href, isPage);
  const attribs = to?.outward ? { href: to.href, rel: 'noopener' } : to && { href: to.href };
  return { tagName: 'a', attribs: attribs ?? {} };
};

/** The words of such a link stay. It goes only here: renamed while it is read, it would rename what follows it. */
const withoutAddress = ({ tag, attribs }: sanitizeHtml.IFrame) =>
  tag === 'a' && !attribs['href'] ? 'excludeTag' : false;

/** The elements that the article page gives a look, and nothing else. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'p br h2 h3 h4 ul ol li blockquote a strong b em i table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: dropped.split(' '),
  nestingLimit: 20,
  // The page has its own heading of the first order.
  transformTags: { a: link, h1: 'h2' },
  exclusiveFilter: withoutAddress,
};

/** HTML from wherever it comes, without what could run, load, send or imitate anything. */
export const cleaned = (html: string): RichText => sanitizeHtml(html, allowed) as RichText;

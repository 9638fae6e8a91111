import sanitizeHtml from 'sanitize-html';
import { pathOfAddress, videoOfAddress } from '../../domain/content/article-media.ts';
import { contentLink, storyOfAddress } from '../../domain/content/content-link.ts';
import { withoutUnseen } from '../../domain/values/visible-text.ts';
import { addressOfArticlePicture, keyOfPictureAddress } from './article-picture-keys.ts';
import { sizeOfPicture } from './picture-keys.ts';
import { isLinkable } from './is-linkable.ts';

declare const cleaned: unique symbol;
/** HTML that pages may show as it is. Only this file makes it. */
export type RichText = string & { readonly [cleaned]: true };

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
export const richText = (blocks: readonly Block[]): RichText =>
  readRichText(blocks.map(htmlOf).join('')).html;

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

/** What an article refers to: the stories and videos by their numbers, its pictures by their keys. */
export interface References {
  stories: Set<number>;
  videos: Set<number>;
  pictures: Set<string>;
  /** a picture or a video that is not this school's */
  foreign: boolean;
}

/** The elements that the article page gives a look, and nothing else. */
const allowedTags =
  'p br h2 h3 h4 ul ol li blockquote a strong b em i table thead tbody tr th td img video'.split(' ');
const allowedAttributes = {
  a: ['href', 'rel'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  video: ['src', 'controls', 'preload'],
};

/** The attributes of what may stay; null for a link without an address, and for a picture or video that is not ours. */
type Kept = Record<string, string> | null;
interface Readers {
  a(href: string): Kept;
  img(attributes: Record<string, string>): Kept;
  video(src: string): Kept;
}

const readersFor = (found: References): Readers => ({
  a: (href) => {
    const to = contentLink(href, isLinkable);
    if (!to) return null;
    const story = to.outward ? null : storyOfAddress(to.href);
    if (story !== null) found.stories.add(story);
    return to.outward ? { href: to.href, rel: 'noopener' } : { href: to.href };
  },
  img: ({ src = '', alt = '', title }) => {
    const key = keyOfPictureAddress(src);
    const size = key && sizeOfPicture(key);
    if (!key || !size) {
      found.foreign = true;
      return null;
    }
    found.pictures.add(key);
    const own = { src: addressOfArticlePicture(key), alt, ...(title && { title }) };
    // Its size lets a page leave room for it before it comes.
    return { ...own, width: String(size.width), height: String(size.height), loading: 'lazy' };
  },
  video: (src) => {
    const number = videoOfAddress(src);
    if (number === null) {
      found.foreign = true;
      return null;
    }
    found.videos.add(number);
    return { src: pathOfAddress(src), controls: '', preload: 'metadata' };
  },
});

/** Left without attributes, it goes only here: renamed while it is read, it would rename what follows it. */
const withoutAddress = ({ tag, attribs }: sanitizeHtml.IFrame) => {
  if (tag === 'a') return attribs['href'] ? false : 'excludeTag';
  return (tag === 'img' || tag === 'video') && !attribs['src'];
};

/** Where a list may begin. */
const isStart = (text: string) => /^[1-9]\d{0,3}$/.test(text);

/** A browser lays out as many rows and columns as a cell says that it spans, so that hundreds of cells must not say hundreds. */
const MOST_SPANNED = 20;
const isSpan = (text: string) => /^[1-9]\d?$/.test(text) && Number(text) <= MOST_SPANNED;

const spansOf = (attribs: Record<string, string>) =>
  Object.fromEntries(
    ['colspan', 'rowspan'].flatMap((name) => {
      const span = attribs[name] ?? '';
      return isSpan(span) ? [[name, span]] : [];
    }),
  );

const optionsWith = (readers: Readers): sanitizeHtml.IOptions => ({
  allowedTags,
  allowedAttributes,
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: dropped.split(' '),
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: readers.a(href) ?? {} }),
    img: (tagName, attribs) => ({ tagName, attribs: readers.img(attribs) ?? {} }),
    video: (tagName, { src = '' }) => ({ tagName, attribs: readers.video(src) ?? {} }),
    ol: (tagName, { start = '' }) => ({ tagName, attribs: isStart(start) ? { start } : {} }),
    th: (tagName, attribs) => ({ tagName, attribs: spansOf(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: spansOf(attribs) }),
    // The page has its own heading of the first order.
    h1: 'h2',
  },
  exclusiveFilter: withoutAddress,
});

/** Enough for what people write; what is still not stable then is nested on purpose, and harmless all the same. */
const MOST_ROUNDS = 10;

const clean = (html: string) => {
  const found: References = { stories: new Set(), videos: new Set(), pictures: new Set(), foreign: false };
  // Afterwards: an entity is a sign by then.
  const kept = withoutUnseen(sanitizeHtml(html, optionsWith(readersFor(found))));
  return { html: kept as RichText, ...found };
};

/** HTML from wherever it comes, without what could run, load, send or imitate anything; and what it refers to. */
export const readRichText = (html: string): References & { html: RichText } => {
  let read = clean(html);
  const { foreign } = read;
  // An element that is taken out may have kept others apart, which are read differently without it.
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const again = clean(read.html);
    if (again.html === read.html) break;
    read = again;
  }
  return { ...read, foreign };
};

/** Numbers of stories and performances to which a stored text links, or whose videos it shows. */
export const referencesOf = (html: string): number[] =>
  [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].flatMap(([, address = '']) => {
    const number = storyOfAddress(address) ?? videoOfAddress(address);
    return number === null ? [] : [number];
  });

/** A stored text without links to these stories, whose words stay, and without the videos of these performances. */
export const withoutReferences = (html: string, dead: ReadonlySet<number>): RichText => {
  const found: References = { stories: new Set(), videos: new Set(), pictures: new Set(), foreign: false };
  const readers = readersFor(found);
  const isDead = (address: string) => referencesOf(` href="${address}"`).some((number) => dead.has(number));
  const options = optionsWith({
    ...readers,
    a: (href) => (isDead(href) ? null : readers.a(href)),
    video: (src) => (isDead(src) ? null : readers.video(src)),
  });
  return sanitizeHtml(html, options) as RichText;
};

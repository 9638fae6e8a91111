import { type MediaWords, articleText } from '../../../domain/content/article-text.ts';

interface ArticleWords extends MediaWords {
  /** said where only headings, links or other formatting differ */
  sameWords: string;
}

/** How many characters stand around what differs, and how many of that are shown. */
const AROUND = 60;
const MOST = 400;

const sharedStart = (one: string, other: string) => {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
};
const sharedEnd = (one: string, other: string, from: number) => {
  const most = Math.min(one.length, other.length) - from;
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
};

const shortened = (text: string) =>
  text.length <= MOST ? text : `${text.slice(0, MOST / 2)} … ${text.slice(-MOST / 2)}`;

/** The part of a text in which it differs from another, with some words around it. */
export const differingPart = (html: string, other: string, words: ArticleWords): string => {
  const [text, otherText] = [articleText(html, words), articleText(other, words)];
  if (text === otherText) return html === other ? text : words.sameWords;
  const start = sharedStart(text, otherText);
  const end = sharedEnd(text, otherText, start);
  const from = start <= AROUND ? 0 : text.lastIndexOf(' ', start - AROUND) + 1;
  const found = text.indexOf(' ', text.length - end + AROUND);
  const to = found === -1 || text.length - end + AROUND >= text.length ? text.length : found;
  return `${from > 0 ? '… ' : ''}${shortened(text.slice(from, to))}${to < text.length ? ' …' : ''}`;
};

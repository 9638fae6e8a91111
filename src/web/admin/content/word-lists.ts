/** A point of a list as word processors copy it: a paragraph whose style says so, with its mark as text before the words. */
const POINT = /<p\b[^>]*?\bmso-list:[^>"']*?\blevel(\d)[^>]*>([\s\S]*?)<\/p>/gi;
/** The mark, between comments that Word itself reads, or in a span that it leaves out. */
const MARK =
  /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>|<span[^>]*mso-list:\s*Ignore[^>]*>((?:[^<]|<span[^>]*>[^<]*<\/span>)*)<\/span>/i;
/** `1.`, `a)` and `iv.` count; everything else is a bullet. */
const COUNTS = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

interface Point {
  level: number;
  isCounted: boolean;
  /** what its mark counts, so that a list which goes on after a paragraph does; 1 where that is not plain */
  number: number;
  html: string;
}

const pointOf = ([, level, content = '']: RegExpMatchArray): Point => {
  const [, marked, ignored] = MARK.exec(content) ?? [];
  const mark = (marked ?? ignored ?? '').replaceAll(/<[^>]*>|&nbsp;|\s/g, '');
  return {
    level: Number(level),
    isCounted: COUNTS.test(mark),
    number: numberOf(mark),
    html: content.replace(MARK, '').trim(),
  };
};

/** `3.` is 3 and `b)` is 2; letters that may be Roman numbers are left. */
const numberOf = (mark: string): number => {
  const [, digits, letter] = /^\(?(?:(\d{1,4})|([a-h]))[.)]/i.exec(mark) ?? [];
  if (digits) return Number(digits);
  return letter && !/[cd]/i.test(letter) ? letter.toLowerCase().charCodeAt(0) - 96 : 1;
};

/** Points on a deeper level stand inside the point before them. */
const listOf = (points: readonly Point[]): string => {
  const [first] = points;
  if (!first) return '';
  const tag = first.isCounted ? 'ol' : 'ul';
  const items: { html: string; inner: Point[] }[] = [];
  for (const point of points) {
    const last = items.at(-1);
    if (last && point.level > first.level) last.inner.push(point);
    else items.push({ html: point.html, inner: [] });
  }
  const start = first.isCounted && first.number > 1 ? ` start="${first.number}"` : '';
  return `<${tag}${start}>${items.map(({ html, inner }) => `<li><p>${html}</p>${listOf(inner)}</li>`).join('')}</${tag}>`;
};

/** Pasted HTML in which the lists of a word processor, which come as paragraphs, are lists. */
export const withWordLists = (html: string): string => {
  const points = [...html.matchAll(POINT)];
  let result = '';
  let end = 0;
  let run: Point[] = [];
  const close = () => {
    result += listOf(run);
    run = [];
  };
  for (const found of points) {
    const between = html.slice(end, found.index);
    // Another kind of mark on the first level begins another list.
    const point = pointOf(found);
    const isOther = point.level === 1 && run[0]?.level === 1 && run[0].isCounted !== point.isCounted;
    if (between.trim() !== '' || isOther) close();
    if (between.trim() !== '') result += between;
    run.push(point);
    end = found.index + found[0].length;
  }
  close();
  return result + html.slice(end);
};

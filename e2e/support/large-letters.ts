import { type Page, expect } from '@playwright/test';

/** What somebody with weak eyes sets in the browser: rem, em and the breakpoints in em follow. */
const letters = {
  usual: { standard: 16, fixed: 13 },
  enlarged: { standard: 21, fixed: 17 },
  doubled: { standard: 32, fixed: 26 },
  /** as a style sheet in the page has made them: rem follows, breakpoints do not */
  styled: { standard: 16, fixed: 13 },
};

/** With the browser's letters at 200 percent nothing is unreadable, and where tabs stand in a row none at 130 percent. */
export const expectReadableInLargeLetters = async (page: Page) => {
  const { pathname } = new URL(page.url());
  if ((await page.getByRole('tablist').count()) > 0)
    expect.soft(await unreadableIn(page, 'enlarged'), `${pathname} with letters at 130 percent`).toEqual([]);
  expect.soft(await unreadableIn(page, 'doubled'), `${pathname} with letters at 200 percent`).toEqual([]);
};

/** What is cut, broken inside a word, covered or too wide in letters of this size: a sentence for each. */
export const unreadableIn = async (page: Page, size: keyof typeof letters): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: letters[size] });
  const found = await page.evaluate(findUnreadable, letters[size].standard);
  await devtools.send('Page.setFontSizes', { fontSizes: letters.usual });
  await devtools.detach();
  return found;
};

/** Runs in the page. @returns a sentence for each fault */
const findUnreadable = async (standard: number): Promise<string[]> => {
  const TOLERANCE_PX = 2;
  /** What is longer has no room in a whole line of the phone. */
  const LINE = 0.7 * innerWidth;
  const root = document.documentElement;
  const found = new Set<string>();
  // A section far from the screen keeps the height that it had in other letters until it comes near.
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(laidOut);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (Number.parseFloat(getComputedStyle(root).fontSize) < standard) found.add('the letters did not grow');

  const nameOf = ({ tagName, className }: Element) =>
    [
      tagName.toLowerCase(),
      ...(typeof className === 'string' && className ? className.split(' ', 1) : []),
    ].join('.');
  const ancestorsOf = (element: Element) => {
    const above: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) above.push(at);
    return above;
  };
  /** For screen readers only, closed, part of a drawing, code that scrolls in its box, a line of what opens in full, or the name beside its sign. */
  const isUnseen = (above: readonly Element[]) =>
    above.some(
      (at) =>
        at.matches('svg, option, pre, noscript, [inert], [data-preview], [data-ground]') ||
        at.getBoundingClientRect().width <= 1,
    ) || !above[0]?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  // Tables and rows of cards are meant to be scrolled within.
  const isScroller = (element: Element) =>
    scrolls(getComputedStyle(element).overflowX) &&
    (element.matches('[data-row]') || element.querySelector('table') !== null);

  const isOutside = (box: DOMRect, frame: DOMRect) => ({
    wide: box.left < frame.left - TOLERANCE_PX || box.right > frame.right + TOLERANCE_PX,
    high: box.top < frame.top - TOLERANCE_PX || box.bottom > frame.bottom + TOLERANCE_PX,
  });
  /** The part of a word that its boxes show, or null; what is scrolled away can be scrolled back. */
  const shownPart = (word: string, box: DOMRect, above: readonly Element[]): DOMRect | null => {
    let { left, right, top, bottom } = box;
    for (const at of above) {
      const { overflowX, overflowY, position, display } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const { wide, high } = isOutside(new DOMRect(left, top, right - left, bottom - top), frame);
      if ((isCut(overflowX) && wide) || (isCut(overflowY) && high)) {
        found.add(`${nameOf(at)} cuts: ${word}`);
        return null;
      }
      if (at.matches('a, button') && display !== 'inline' && (wide || high))
        found.add(`${nameOf(at)} is too small for: ${word}`);
      if (isScroller(at)) break;
      if (scrolls(overflowX)) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (scrolls(overflowY)) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      if (left >= right || top >= bottom) return null;
      if (position === 'fixed') break;
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };

  const shown: { word: string; owner: Element; layer: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent ?? '';
    if (!owner || text.trim() === '') continue;
    const above = ancestorsOf(owner);
    if (isUnseen(above)) continue;
    const size = Number.parseFloat(getComputedStyle(owner).fontSize);
    // What floats over the page covers what can be scrolled from under it.
    const layer =
      above.find(
        (at) =>
          isScroller(at) || at.matches('[popover]') || /fixed|sticky/.test(getComputedStyle(at).position),
      ) ?? root;
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const rows = new Set(boxes.map(({ top }) => Math.round(top))).size;
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      const isRunningText = owner.closest('p, li, dd, td') !== null;
      const mayBreak = width >= LINE || (isRunningText && /\p{L}-|-\p{L}/u.test(word));
      if (rows > 1 && /^[\p{L}\p{M}\d’'“”().,:;!?@/-]+$/u.test(word) && !mayBreak)
        found.add(`${nameOf(owner)} breaks: ${word}`);
      for (const { left, top, bottom, width: length } of boxes) {
        // Letters fill the middle of a line's box, however high the font makes that.
        const inked = new DOMRect(left, (top + bottom) / 2 - 0.35 * size, length, 0.7 * size);
        const box = shownPart(word, inked, above);
        if (box) shown.push({ word, owner, layer, box });
      }
    }
  }

  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE_PX &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE_PX;
  for (const [place, one] of shown.entries())
    for (const other of shown.slice(place + 1))
      if (one.layer === other.layer && one.owner !== other.owner && overlap(one.box, other.box))
        found.add(`${nameOf(one.owner)} and ${nameOf(other.owner)} overlap: ${one.word}, ${other.word}`);

  const pen = document.createElement('canvas').getContext('2d');
  const selectedText = (select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '';
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])',
  )) {
    if (!pen || isUnseen(ancestorsOf(field))) continue;
    const style = getComputedStyle(field);
    const text = field instanceof HTMLSelectElement ? selectedText(field) : field.value || field.placeholder;
    pen.font = style.font;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const { width } = pen.measureText(text);
    if (width > room + TOLERANCE_PX && width < LINE) found.add(`${nameOf(field)} cuts: ${text}`);
  }

  for (const element of document.querySelectorAll('*')) {
    if (element.scrollWidth <= element.clientWidth + TOLERANCE_PX || isUnseen(ancestorsOf(element))) continue;
    if (element === root || (scrolls(getComputedStyle(element).overflowX) && !isScroller(element)))
      found.add(`${nameOf(element)} is ${element.scrollWidth} wide in ${element.clientWidth}`);
  }
  document.adoptedStyleSheets.pop();
  return [...found];
};

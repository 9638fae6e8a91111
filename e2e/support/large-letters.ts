import { type Page, expect } from '@playwright/test';

/** What somebody with weak eyes sets in the browser: rem, em and the breakpoints in em follow. */
const letters = { usual: { standard: 16, fixed: 13 }, doubled: { standard: 32, fixed: 26 } };

/** With the browser's letters at 200 percent no text is cut, broken inside a word or covered, and nothing is too wide. */
export const expectReadableAtDoubleSize = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: letters.doubled });
  const found = await page.evaluate(findUnreadable);
  await devtools.send('Page.setFontSizes', { fontSizes: letters.usual });
  await devtools.detach();
  expect.soft(found, 'with letters of double size').toEqual([]);
};

/** Runs in the page. @returns a sentence for each fault */
const findUnreadable = async (): Promise<string[]> => {
  const TOLERANCE_PX = 2;
  const root = document.documentElement;
  const found = new Set<string>();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (Number.parseFloat(getComputedStyle(root).fontSize) < 32) found.add('the letters did not grow');

  const nameOf = ({ tagName, className }: Element) =>
    [tagName.toLowerCase(), ...(typeof className === 'string' ? className.split(' ', 1) : [])].join('.');
  const ancestorsOf = (element: Element) => {
    const above: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) above.push(at);
    return above;
  };
  /** For screen readers only, closed, part of a drawing, or a line of what opens in full. */
  const isUnseen = (above: readonly Element[]) =>
    above.some(
      (at) =>
        at.matches('svg, option, noscript, [inert], [data-preview], a[aria-label]') ||
        at.getBoundingClientRect().width <= 1,
    ) || !above[0]?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  // Tables and rows of cards are meant to be scrolled within.
  const mayScroll = (element: Element) => element.querySelector('table') ?? element.closest('[data-row]');

  /** The part of a word that its boxes show, or null; what is scrolled away can be scrolled back. */
  const shownPart = (word: string, box: DOMRect, above: readonly Element[]): DOMRect | null => {
    let { left, right, top, bottom } = box;
    for (const at of above) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const wide =
        isCut(overflowX) && (left < frame.left - TOLERANCE_PX || right > frame.right + TOLERANCE_PX);
      const high =
        isCut(overflowY) && (top < frame.top - TOLERANCE_PX || bottom > frame.bottom + TOLERANCE_PX);
      if (overflowX !== 'visible' && mayScroll(at)) return null;
      if (wide || high) {
        found.add(`${nameOf(at)} cuts: ${word}`);
        return null;
      }
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
      above.find((at) => at.matches('[popover]') || /fixed|sticky/.test(getComputedStyle(at).position)) ??
      root;
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const rows = new Set(boxes.map(({ top }) => Math.round(top))).size;
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      // A long word may break where a whole line of the phone is too short for it.
      if (rows > 1 && /^[\p{L}\p{M}\d’'“”().,:;!?]+$/u.test(word) && width < 0.7 * innerWidth)
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

  for (const element of document.querySelectorAll('*')) {
    if (element.scrollWidth <= element.clientWidth + TOLERANCE_PX || isUnseen(ancestorsOf(element))) continue;
    if (element === root || (scrolls(getComputedStyle(element).overflowX) && !mayScroll(element)))
      found.add(`${nameOf(element)} is ${element.scrollWidth} wide in ${element.clientWidth}`);
  }
  return [...found];
};

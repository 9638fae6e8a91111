import { type Box, freePlace } from './free-place.ts';

const CONTROLS =
  'a[href], button, [role="tab"], [role="button"], summary, input[type="checkbox"], input[type="radio"]';
/** A total is read while somebody pays: it says so of itself. */
const NEVER_COVER = `${CONTROLS}, :is(input, select, textarea):focus, [data-keep-clear]`;
const FIELDS = 'input, select, textarea, label';
const READ = 'h1, [data-tone], [role="alert"], [id$="-error"]';

/** After the last scroll event, milliseconds: `scrollend` is too new for many phones. */
const SCROLL_REST_MS = 120;

/**
 * Puts the bar where it covers no control of the page, and again whenever the page has scrolled, grown, changed its content or
 * moved the focus.
 * @returns what ends that
 */
export const keepInFreePlace = (bar: HTMLElement): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const place = () => {
    // Where the style sheet puts it, and from there to the nearest free place.
    bar.style.removeProperty('translate');
    const own = boxOf(bar);
    const { left, top } = freePlace({ bar: own, width: innerWidth, height: innerHeight, ...inSight(bar) });
    const [aside, down] = [left - own.left, top - own.top];
    if (aside !== 0 || down !== 0) bar.style.setProperty('translate', `${aside}px ${down}px`);
  };
  const placeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(place, SCROLL_REST_MS);
  };
  place();
  const size = new ResizeObserver(placeSoon);
  size.observe(document.body);
  size.observe(bar);
  // A dialog that opens or closes moves what can be pressed, and scrolls nothing.
  const content = new MutationObserver(placeSoon);
  content.observe(document.body, { childList: true, subtree: true });
  const events = ['scroll', 'resize', 'focusin'] as const;
  for (const event of events) addEventListener(event, placeSoon, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    size.disconnect();
    content.disconnect();
    for (const event of events) removeEventListener(event, placeSoon, { capture: true });
  };
};

/** What the reader could touch at this moment: the controls under an open dialog are none. */
const inSight = (
  bar: HTMLElement,
): Pick<Parameters<typeof freePlace>[0], 'neverCover' | 'avoidCovering' | 'preferFree'> => {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !bar.contains(one) && isInSight(one, bar))
      .map(boxOf);
  return {
    neverCover: boxes(NEVER_COVER),
    avoidCovering: boxes(FIELDS),
    preferFree: boxes(READ),
  };
};

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const isInSight = (element: Element, bar: HTMLElement): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || top + height <= 0 || top >= innerHeight) return false;
  const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 1);
  const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
  const [hit] = document.elementsFromPoint(x, y).filter((one) => !bar.contains(one));
  return hit !== undefined && (element.contains(hit) || hit.contains(element));
};

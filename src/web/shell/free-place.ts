/** A rectangle of the viewport, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Question {
  /** where the bar would stand */
  bar: Box;
  /** the height of the viewport */
  height: number;
  /** what it must not cover: controls, the field with the focus, and a total */
  neverCover: readonly Box[];
  /** what it should not cover either, as long as there is room: fields and their labels */
  avoidCovering: readonly Box[];
  /** what it leaves free where there is room besides: messages, most of which it repeats */
  preferFree: readonly Box[];
}

/** Pixels between the bar and what it leaves free. */
const GAP = 8;

const touches = (one: Box, other: Box) =>
  one.left < other.left + other.width + GAP &&
  other.left < one.left + one.width + GAP &&
  one.top < other.top + other.height + GAP &&
  other.top < one.top + one.height + GAP;

const sharedArea = (one: Box, other: Box) => {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
};

/**
 * The top of the place nearest to where the bar would stand in which it covers plain text at most; where all is full, messages
 * may be covered, then as little of fields as possible, then as little of controls.
 */
export const freeTop = ({ bar, height, neverCover, avoidCovering, preferFree }: Question): number => {
  const fieldsToo = [...neverCover, ...avoidCovering];
  const all = [...fieldsToo, ...preferFree];
  const lowest = height - bar.height - GAP;
  const edges = all.flatMap((box) => [box.top - bar.height - GAP, box.top + box.height + GAP]);
  const places = [bar.top, GAP, ...edges]
    .filter((top) => top === bar.top || (top >= GAP && top <= lowest))
    .toSorted((one, other) => Math.abs(one - bar.top) - Math.abs(other - bar.top));
  const free = (boxes: readonly Box[]) =>
    places.filter((top) => !boxes.some((box) => touches({ ...bar, top }, box)));
  const leastOf = (boxes: readonly Box[], among: readonly number[]) => {
    const covered = (top: number) => boxes.reduce((sum, box) => sum + sharedArea({ ...bar, top }, box), 0);
    return among.toSorted((one, other) => covered(one) - covered(other))[0];
  };
  return (
    free(all)[0] ??
    free(fieldsToo)[0] ??
    leastOf(avoidCovering, free(neverCover)) ??
    leastOf(neverCover, places) ??
    bar.top
  );
};

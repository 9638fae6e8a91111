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
  /** what it must not cover: controls, and the field with the focus */
  neverCover: readonly Box[];
  /** what it should not cover either, as long as there is room: fields and messages beside them */
  avoidCovering: readonly Box[];
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
 * The top of the place nearest to where the bar would stand in which it covers nothing; where all is full, fields may be
 * covered, then as little of a control as possible.
 */
export const freeTop = ({ bar, height, neverCover, avoidCovering }: Question): number => {
  const all = [...neverCover, ...avoidCovering];
  const lowest = height - bar.height - GAP;
  const places = [bar.top, ...all.flatMap((box) => [box.top - bar.height - GAP, box.top + box.height + GAP])]
    .filter((top) => top === bar.top || (top >= GAP && top <= lowest))
    .toSorted((one, other) => Math.abs(one - bar.top) - Math.abs(other - bar.top));
  const free = (boxes: readonly Box[]) =>
    places.find((top) => !boxes.some((box) => touches({ ...bar, top }, box)));
  const covered = (top: number) => neverCover.reduce((sum, box) => sum + sharedArea({ ...bar, top }, box), 0);
  return (
    free(all) ??
    free(neverCover) ??
    places.toSorted((one, other) => covered(one) - covered(other))[0] ??
    bar.top
  );
};

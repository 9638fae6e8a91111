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
  /** of the viewport */
  width: number;
  height: number;
  /** what it must not cover: controls, the field with the focus, and a total */
  neverCover: readonly Box[];
  /** what it should not cover either, as long as there is room: fields and their labels */
  avoidCovering: readonly Box[];
  /** what it leaves free where there is room besides: headings, and messages, most of which it repeats */
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
 * The place nearest to where the bar would stand in which it covers plain text at most: above or below that, or else beside it.
 * Where all is full, headings and messages may be covered, then as little of fields as possible, then as little of controls.
 */
export const freePlace = (question: Question): Pick<Box, 'left' | 'top'> => {
  const { bar, width, height, neverCover, avoidCovering, preferFree } = question;
  const fieldsToo = [...neverCover, ...avoidCovering];
  const all = [...fieldsToo, ...preferFree];
  const tops = placesAlong(
    bar.top,
    height - bar.height,
    all.flatMap((box) => [box.top - bar.height - GAP, box.top + box.height + GAP]),
  );
  const lefts = placesAlong(
    bar.left,
    width - bar.width,
    all.flatMap((box) => [box.left - bar.width - GAP, box.left + box.width + GAP]),
  );
  const distance = ({ left, top }: Box) => Math.hypot(left - bar.left, top - bar.top);
  const inColumn = tops
    .map((top) => ({ ...bar, top }))
    .toSorted((one, other) => distance(one) - distance(other));
  const anywhere = () =>
    lefts
      .flatMap((left) => tops.map((top) => ({ ...bar, left, top })))
      .toSorted((one, other) => distance(one) - distance(other));
  const free = (boxes: readonly Box[], among: readonly Box[]) =>
    among.filter((place) => !boxes.some((box) => touches(place, box)));
  const leastOf = (boxes: readonly Box[], among: readonly Box[]) => {
    const covered = (place: Box) => boxes.reduce((sum, box) => sum + sharedArea(place, box), 0);
    return among.toSorted((one, other) => covered(one) - covered(other))[0];
  };
  return (
    free(all, inColumn)[0] ??
    free(fieldsToo, inColumn)[0] ??
    free(all, anywhere())[0] ??
    free(fieldsToo, anywhere())[0] ??
    leastOf(avoidCovering, free(neverCover, inColumn)) ??
    leastOf(avoidCovering, free(neverCover, anywhere())) ??
    leastOf(neverCover, inColumn) ??
    bar
  );
};

/** Where the bar may begin: where it would stand, at the start of the window, and beside each of these edges. */
const placesAlong = (wanted: number, room: number, edges: readonly number[]) => [
  ...new Set([wanted, ...[GAP, ...edges].filter((place) => place >= GAP && place <= room - GAP)]),
];

/** How high the smaller copies of a video are that a quality is chosen from, in pixels of its shorter side. */
export const renditionSides = [240, 360, 480, 720] as const;
export type RenditionSide = (typeof renditionSides)[number];

/** Which of them a video has: never a larger one than the video itself (rule R341). */
export const sidesOf = (shortSide: number): RenditionSide[] =>
  renditionSides.filter((side) => side <= shortSide);

/** How often making them is tried before the original is all there is (rule R342). */
export const RENDITION_TRIES = 3;

/** A quality in which a video is there. */
interface Quality {
  readonly height: number;
  readonly bytes: number;
}

/**
 * The qualities of a video, the smallest first (rule R341): its copies, which all have fewer bytes than the original, and the original
 * where the highest of them would have saved nothing.
 */
export const qualitiesOf = <Copy extends Quality, Original extends Quality>(
  copies: readonly Copy[],
  original: Original,
): (Copy | Original)[] => {
  const best = copies.at(-1);
  return best && best.height === sidesOf(original.height).at(-1) ? [...copies] : [...copies, original];
};

import sharp from 'sharp';

/** Generous for a phone's camera; a small file that unpacks into more is an attack. */
const MAX_PIXELS = 80_000_000;

/**
 * A picture made anew from its pixels: turned upright, fitted into a square of `side` pixels, as WebP. Nothing else of
 * the file survives, neither where it was taken nor what hides behind the image.
 * @returns null when the file is no picture that can be read
 */
export const reencodePicture = async (path: string, side: number): Promise<Buffer | null> => {
  try {
    return await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Whatever the decoder dislikes, the visitor gets one answer: this is no picture we can use.
    return null;
  }
};

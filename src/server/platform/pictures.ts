import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';

/** Generous for a phone's camera; a small file that unpacks into more is an attack. */
const MAX_PIXELS = 40_000_000;
/**
 * A JPEG in one pass is made small while it is unpacked, so that those of the newest phones (50, 108, 200 megapixels) cost no more
 * memory than others.
 */
const MAX_JPEG_PIXELS = 220_000_000;
/** AVIF takes ten times as long to unpack as JPEG; no camera writes it larger than this. */
const MAX_AVIF_PIXELS = 12_500_000;

// A picture of that size takes some 160 MB while it is worked on: one thread each, nothing kept, two at a time.
const inTurn = pLimit(2);

const load = async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

let loaded: ReturnType<typeof load> | undefined;

/** Loaded for the first picture: it is a large program, which no start needs. */
const loadSharp = () => (loaded ??= load());

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** The file, with the end that some programs leave out of a JPEG. */
const readMended = async (path: string): Promise<{ file: Buffer; isMended: boolean }> => {
  const file = await readFile(path);
  const isCut = file.readUInt16BE(0) === 0xffd8 && !file.subarray(-2).equals(END_OF_JPEG);
  return { file: isCut ? Buffer.concat([file, END_OF_JPEG]) : file, isMended: isCut };
};

const mostPixels = ({ format, isProgressive }: { format?: string; isProgressive?: boolean }): number => {
  if (format === 'heif') return MAX_AVIF_PIXELS;
  return format === 'jpeg' && !isProgressive ? MAX_JPEG_PIXELS : MAX_PIXELS;
};

/** Whether a picture has more pixels than are unpacked of its kind; not so of a file that is none. */
export const hasTooManyPixels = async (path: string): Promise<boolean> => {
  const sharp = await loadSharp();
  // What has no facts is no picture, and is refused as that.
  const facts = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return facts !== null && facts.width * facts.height > mostPixels(facts);
};

/**
 * A picture encoded again from its pixels: turned upright, fitted into a square of `side` pixels, as WebP. Nothing else of
 * the file survives, neither where it was taken nor what hides behind the image.
 * @returns null when the file is no picture that can be read, or one of more than 40 million pixels (AVIF: 12.5, JPEG in one
 * pass: 220)
 */
export const reencodePicture = (path: string, side: number): Promise<Buffer | null> =>
  inTurn(async () => {
    const sharp = await loadSharp();
    try {
      // Says its size before anything is unpacked; sharp's own limit stands behind for those that lie.
      const { file, isMended } = await readMended(path);
      const facts = await sharp(file, { limitInputPixels: MAX_JPEG_PIXELS }).metadata();
      const most = mostPixels(facts);
      if (facts.width * facts.height > most) return null;
      // Where more than the end is missing, the decoder only warns.
      return await sharp(file, { limitInputPixels: most, failOn: isMended ? 'warning' : 'error' })
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      // Whatever the decoder dislikes, the visitor gets one answer: this is no picture we can use.
      return null;
    }
  });

/** Width and height of a picture that was encoded again. */
export const measurePicture = async (picture: Buffer): Promise<{ width: number; height: number }> => {
  const sharp = await loadSharp();
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
};

/** Effort 2 makes an AVIF of 1200 pixels in a fifth of the time of the default, a tenth larger. */
const write = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 80 }),
  // Nothing shines through: what was transparent is white.
  jpeg: (image: Sharp) => image.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
};

/** A picture that was encoded again, narrower or in another format; with a height it is cut to both sides. */
export const redrawPicture = (
  picture: Buffer,
  { type, width, height }: { type: keyof typeof write; width: number; height?: number },
): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await loadSharp();
    const resized = sharp(picture).resize(width, height, height === undefined ? {} : { fit: 'cover' });
    return write[type](resized).toBuffer();
  });

/** A picture of ours with words laid over it, which are SVG of its size; as PNG of few colours, which drawings need no more of. */
export const drawOver = (file: string, words: string): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await loadSharp();
    const drawn = sharp(file).composite([{ input: Buffer.from(words) }]);
    return drawn.png({ palette: true, quality: 90, effort: 4 }).toBuffer();
  });

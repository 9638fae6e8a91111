import { stat, writeFile } from 'node:fs/promises';
import {
  FAMILY_UPLOAD_MAX_BYTES,
  FAMILY_UPLOAD_MAX_SECONDS,
  type FamilyUploadKind,
  isTooLongForFamily,
} from '../../domain/courses/family-upload.ts';
import { reencodePicture } from '../platform/pictures.ts';
import type { RecordingConverter } from '../providers/recording-converter/recording-converter.ts';
import { ConversionFailed, type VideoConverter } from '../providers/video-converter/video-converter.ts';

export interface Converters {
  converter: VideoConverter | null;
  recordings: RecordingConverter | null;
}

/** What was made of a file, and stands where it was asked for. */
export interface Prepared {
  kind: FamilyUploadKind;
  extension: 'webp' | 'm4a' | 'mp4';
  seconds: number | null;
}

type NotTaken = 'too_long' | 'unreadable';

/** A page of an exercise book can be read at this width, in pixels. */
const PICTURE_SIDE = 2000;
/** What is written is at most a little longer than it may be: enough to see that it is. */
const MOST_SECONDS = FAMILY_UPLOAD_MAX_SECONDS + 1;

/**
 * Makes a file anew at `target`, so that nothing of it is left but what is to be seen and heard: neither where it was taken, nor what
 * else hides in it. Throws `ConversionInterrupted` when another try may succeed.
 */
export const prepareUpload = async (
  converters: Converters,
  kind: FamilyUploadKind | null,
  path: string,
  target: string,
  signal: AbortSignal,
): Promise<Prepared | NotTaken> => {
  if (kind === 'picture') return preparePicture(path, target);
  if (kind === 'sound') return prepareSound(converters, path, target);
  return prepareVideo(converters, path, target, signal);
};

const preparePicture = async (path: string, target: string): Promise<Prepared | NotTaken> => {
  const picture = await reencodePicture(path, PICTURE_SIDE);
  if (!picture) return 'unreadable';
  await writeFile(target, picture, { mode: 0o600 });
  return { kind: 'picture', extension: 'webp', seconds: null };
};

const prepareSound = async (
  { recordings }: Converters,
  path: string,
  target: string,
): Promise<Prepared | NotTaken> => {
  const made = (await recordings?.convert(path, target, MOST_SECONDS)) ?? 'wrong_kind_of_file';
  if (made === 'recording_too_long') return 'too_long';
  if (made === 'wrong_kind_of_file') return 'unreadable';
  return isTooLongForFamily(made.seconds) ? 'too_long' : timed('sound', 'm4a', made.seconds);
};

const prepareVideo = async (
  converters: Converters,
  path: string,
  target: string,
  signal: AbortSignal,
): Promise<Prepared | NotTaken> => {
  const { converter } = converters;
  if (!converter) return 'unreadable';
  try {
    const { conversion, seconds } = await converter.inspect(path, true);
    if (isTooLongForFamily(seconds)) return 'too_long';
    if (conversion === 'none') throw new Error('a video that is to be made anew was left as it is');
    await converter.convert(path, target, {
      conversion,
      seconds: seconds || FAMILY_UPLOAD_MAX_SECONDS,
      mostBytes: 2 * FAMILY_UPLOAD_MAX_BYTES,
      mostSeconds: MOST_SECONDS + 1,
      onProgress: () => undefined,
      signal,
    });
    if ((await stat(target)).size >= 2 * FAMILY_UPLOAD_MAX_BYTES) return 'unreadable';
    // A file may say that it is shorter than it is: what was made of it was measured.
    const made = await converter.inspect(target);
    if (!(made.seconds > 0)) return 'unreadable';
    return isTooLongForFamily(made.seconds) ? 'too_long' : timed('video', 'mp4', made.seconds);
  } catch (error) {
    // Browsers record sound alone into the containers of videos.
    if (error instanceof ConversionFailed) return prepareSound(converters, path, target);
    throw error;
  }
};

const timed = (kind: 'sound' | 'video', extension: 'm4a' | 'mp4', seconds: number): Prepared => ({
  kind,
  extension,
  seconds: Math.max(1, Math.floor(seconds)),
});

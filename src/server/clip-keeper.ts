import { LESSON_CLIP_MAX_BYTES } from '../contract/brand.ts';
import { isRefused, refuse } from '../contract/refusals.ts';
import type { BrandContext } from './brand/context.ts';
import { keepVideo } from './courses/keep-video.ts';
import type { ReceivedFile } from './platform/http/upload.ts';
import { pictureKeeper } from './picture-keeper.ts';
import {
  ConversionFailed,
  ConversionInterrupted,
  type VideoConverter,
} from './providers/video-converter/video-converter.ts';
import type { Files } from './providers/files/files.ts';
import { useUpload } from './uploads/use-upload.ts';

interface Given {
  files: Files;
  /** null: there is no picture of a film */
  converter: VideoConverter | null;
}

/** Its longer side in pixels: it is on the screen before anything is pressed, so that it must weigh little. */
const STILL_SIDE = 480;
const STILL_LIMIT = 60_000;

/** Takes in the film of the home page, and a picture of it where one can be made (rule R351). */
export const clipKeeper = ({ files, converter }: Given) => {
  const keepClip: BrandContext['keepClip'] = async (film) => {
    if (film.size > LESSON_CLIP_MAX_BYTES) return refuse('too_large');
    // Before it is moved into the store.
    const clipStillKey = converter && (await keepStill({ files, converter }, film));
    const kept = await keepVideo(files, film, 'clips');
    if (kept) return { clipKey: kept.videoKey, clipStillKey };
    if (clipStillKey !== null) await files.remove(clipStillKey);
    return refuse('wrong_kind_of_file');
  };
  const takeClip: BrandContext['takeClip'] = (userId, uploadId, save) =>
    useUpload({ files, converter }, userId, uploadId, async (film) => {
      const kept = await keepClip(film);
      return isRefused(kept) ? kept : save(kept);
    });
  return { keepClip, takeClip };
};

const keepStill = async (
  { files, converter }: { files: Files; converter: VideoConverter },
  { path }: ReceivedFile,
): Promise<string | null> => {
  const target = `${path}.jpg`;
  try {
    const { conversion, seconds } = await converter.inspect(path);
    await converter.still(path, target, { conversion, seconds, signal: AbortSignal.timeout(STILL_LIMIT) });
    return await pictureKeeper(files).keepPicture({ path: target }, 'clips', STILL_SIDE);
  } catch (error) {
    // The page then shows what is drawn for a film without a picture.
    if (error instanceof ConversionFailed || error instanceof ConversionInterrupted) return null;
    throw error;
  } finally {
    await files.temporary().discard(target);
  }
};

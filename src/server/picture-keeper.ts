import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReceivedFile } from './platform/http/upload.ts';
import { reencodePicture } from './platform/pictures.ts';
import type { Files } from './providers/files/files.ts';

/** A profile photo is never shown larger than this, in pixels. */
const PHOTO_SIDE = 640;

/** Takes pictures in: made anew, no larger than `side`, and stored under a name that nobody can guess; null: it is no picture. */
export const pictureKeeper = (files: Files) => {
  const keepPicture = async ({ path }: Pick<ReceivedFile, 'path'>, folder: string, side: number) => {
    const picture = await reencodePicture(path, side);
    if (!picture) return null;
    const key = `${folder}/${randomUUID()}.webp`;
    await files.put(key, Readable.from([picture]), { type: 'image/webp' });
    return key;
  };
  return {
    keepPicture,
    keepPhoto: (photo: ReceivedFile, folder: string) => keepPicture(photo, folder, PHOTO_SIDE),
  };
};

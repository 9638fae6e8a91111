import { Readable } from 'node:stream';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { measurePicture, reencodePicture } from '../platform/pictures.ts';
import { replaceFile } from '../providers/files/files.ts';
import { addressOfArticlePicture, articlePictureFolder } from './article-picture-keys.ts';
import { insertArticlePicture } from './article-picture-store.ts';
import type { ContentContext } from './context.ts';
import { newPictureKey } from './picture-keys.ts';

/** Twice the width of the text on a page, in pixels. */
const LONGER_SIDE = 1400;

/**
 * Keeps a picture for the text of an article that is being written. It belongs to none until one is saved with it.
 * @returns the address by which articles name it
 */
export const keepArticlePicture = async (
  { database, clock, files }: ContentContext,
  picture: { path: string },
): Promise<{ location: string } | Refused<'wrong_kind_of_file'>> => {
  const encoded = await reencodePicture(picture.path, LONGER_SIDE);
  if (!encoded) return refuse('wrong_kind_of_file');
  const key = newPictureKey(articlePictureFolder, await measurePicture(encoded));
  await files.put(key, Readable.from([encoded]), { type: 'image/webp' });
  return replaceFile(files, key, async () => {
    await database.transaction((tx) => insertArticlePicture(tx, key, clock.now()));
    return { result: { location: addressOfArticlePicture(key) }, unused: null };
  });
};

import { pictureOfAddress } from '../../domain/content/article-media.ts';
import { paths } from '../../paths.ts';

const FOLDER = 'articles';

/** Where the pictures in the texts of articles lie in the file store. */
export const articlePictureFolder = FOLDER;

/** The key of a picture by its name in its address. */
export const keyOfArticlePicture = (name: string): string => `${FOLDER}/${name}.webp`;

/** The address of a picture, as articles hold it. */
export const addressOfArticlePicture = (key: string): string =>
  paths.newsPicture(key.slice(FOLDER.length + 1, -'.webp'.length));

/** The key of the picture that an address in a text leads to; null for any other. */
export const keyOfPictureAddress = (src: string): string | null => {
  const name = pictureOfAddress(src);
  return name === null ? null : keyOfArticlePicture(name);
};

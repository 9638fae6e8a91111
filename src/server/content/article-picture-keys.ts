import { paths } from '../../paths.ts';

const FOLDER = 'articles';
const NAME = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-\d{1,5}x\d{1,5}`;

/** Where the pictures in the texts of articles lie in the file store. */
export const articlePictureFolder = FOLDER;

/** The key of a picture by its name in its address. */
export const keyOfArticlePicture = (name: string): string => `${FOLDER}/${name}.webp`;

/** The address of a picture, as articles hold it. */
export const addressOfArticlePicture = (key: string): string =>
  paths.newsPicture(key.slice(FOLDER.length + 1, -'.webp'.length));

const ownAddress = new RegExp(`^${paths.newsPicture(`(${NAME})`)}$`);

/**
 * The key of the picture that an address in a text leads to; null for any other. A browser writes the whole address of what is copied
 * from a page: only the path counts, and it is ours whatever the host, for the picture has to be there as well.
 */
export const keyOfPictureAddress = (src: string): string | null => {
  const path = URL.parse(src, 'https://kancil.invalid')?.pathname ?? '';
  const name = ownAddress.exec(path)?.[1];
  return name === undefined ? null : keyOfArticlePicture(name);
};

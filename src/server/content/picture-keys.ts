import { randomUUID } from 'node:crypto';
import { sizeInName } from '../../domain/content/article-media.ts';
import { type PictureForm, pictureForms } from '../../domain/content/picture-forms.ts';

const EXTENSION = '.webp';

/** A picture's width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The key of a new picture, which holds its size: a page leaves room for it before it comes. */
export const newPictureKey = (folder: string, { width, height }: PictureSize) =>
  `${folder}/${randomUUID()}-${width}x${height}${EXTENSION}`;

/** The picture's size as its key holds it; null where a picture was kept without its forms. */
export const sizeOfPicture = (key: string): PictureSize | null =>
  sizeInName(key.slice(key.lastIndexOf('/') + 1, -EXTENSION.length));

/** Where a form of a picture lies: in a folder of the picture's own name. */
export const keyOfForm = (key: string, form: PictureForm) => `${key.slice(0, -EXTENSION.length)}/${form}`;

/** All files of a picture, whether there or not. */
export const keysOfPicture = (key: string): string[] =>
  sizeOfPicture(key) ? [key, ...pictureForms.map((form) => keyOfForm(key, form))] : [key];

import { Readable } from 'node:stream';
import {
  type PictureForm,
  pictureTypes,
  shareForm,
  shareSize,
  stepsOf,
} from '../../domain/content/picture-forms.ts';
import { measurePicture, redrawPicture, reencodePicture } from '../platform/pictures.ts';
import { type Files, typeOfKey } from '../providers/files/files.ts';
import { type PictureSize, keyOfForm, keysOfPicture, newPictureKey } from './picture-keys.ts';

/**
 * Keeps a picture of at most `side` pixels and every form of it, `shared` also as links show it.
 * @returns the picture's key; null when it is no picture
 */
export const keepInForms = async (
  files: Files,
  { picture, side, shared = false }: { picture: { path: string }; side: number; shared?: boolean },
  folder: string,
): Promise<string | null> => {
  const whole = await reencodePicture(picture.path, side);
  if (!whole) return null;
  const size = await measurePicture(whole);
  const key = newPictureKey(folder, size);
  const forms = await Promise.all(
    formsOf(size, shared).map(async ([form, wanted]) => ({
      form,
      drawn: await redrawPicture(whole, wanted),
    })),
  );
  try {
    await put(files, key, whole);
    for (const { form, drawn } of forms) await put(files, keyOfForm(key, form), drawn);
  } catch (error) {
    await removePicture(files, key);
    throw error;
  }
  return key;
};

/** Removes a picture with all its forms. */
export const removePicture = async (files: Pick<Files, 'remove'>, key: string): Promise<void> => {
  await Promise.all(keysOfPicture(key).map((one) => files.remove(one)));
};

type FormSize = Parameters<typeof redrawPicture>[1];

const formsOf = ({ width }: PictureSize, shared: boolean): [PictureForm, FormSize][] => [
  ...pictureTypes.flatMap((type) =>
    stepsOf(width, type).map((step): [PictureForm, FormSize] => [step.form, { type, width: step.width }]),
  ),
  ...(shared ? [[shareForm, { type: 'jpeg', ...shareSize }] as [PictureForm, FormSize]] : []),
];

const put = (files: Files, key: string, picture: Buffer) =>
  files.put(key, Readable.from([picture]), { type: typeOfKey(key) });

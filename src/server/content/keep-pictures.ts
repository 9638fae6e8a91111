import type { ContentContext } from './context.ts';
import { removePicture, keepInForms } from './keep-in-forms.ts';

interface PictureRequest {
  picture: { path: string };
  /** pixels of the longer side */
  side: number;
  /** kept in every width and format a page may ask for; `shared` also as links show it */
  forms?: 'steps' | 'shared';
}
type Pictures<Name extends string> = Record<Name, PictureRequest>;
type Keys<Name extends string> = Record<Name, string>;

/**
 * Stores pictures and runs `write`, which saves their keys. All are removed when one of them is no picture or `write`
 * throws.
 * @returns null when one of them is no picture
 */
export const withPictures = async <Name extends string, Result>(
  context: Pick<ContentContext, 'keepPicture' | 'files'>,
  folder: string,
  pictures: Pictures<Name>,
  write: (keys: Keys<Name>) => Promise<Result>,
): Promise<Result | null> => {
  const kept: Partial<Keys<Name>> = {};
  const forget = () =>
    Promise.all(Object.values<string>(kept as Keys<Name>).map((key) => removePicture(context.files, key)));
  try {
    for (const name of Object.keys(pictures) as Name[]) {
      const key = await keep(context, pictures[name], folder);
      if (key === null) {
        await forget();
        return null;
      }
      kept[name] = key;
    }
    return await write(kept as Keys<Name>);
  } catch (error) {
    await forget();
    throw error;
  }
};

const keep = (
  { keepPicture, files }: Pick<ContentContext, 'keepPicture' | 'files'>,
  { picture, side, forms }: PictureRequest,
  folder: string,
) =>
  forms
    ? keepInForms(files, { picture, side, shared: forms === 'shared' }, folder)
    : keepPicture(picture, folder, side);

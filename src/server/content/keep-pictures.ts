import { isRefused } from '../../contract/refusals.ts';
import type { ContentContext } from './context.ts';
import { removePicture, keepInForms } from './keep-in-forms.ts';

export interface PictureRequest {
  picture: { path: string };
  /** pixels of the longer side */
  side: number;
  /** kept in every width and format a page may ask for; `shared` also as links show it */
  forms?: 'steps' | 'shared';
}
type Pictures = Partial<Record<string, PictureRequest>>;
/** A key for each picture that was given. */
type Keys<Given extends Pictures> = { [Name in keyof Given]: string };

/**
 * Stores pictures and runs `write`, which saves their keys. All are removed when one of them is no picture, or `write`
 * refuses or throws.
 * @returns null when one of them is no picture
 */
export const withPictures = async <Given extends Pictures, Result>(
  context: Pick<ContentContext, 'keepPicture' | 'files'>,
  folder: string,
  pictures: Given,
  write: (keys: Keys<Given>) => Promise<Result>,
): Promise<Result | null> => {
  const kept: Record<string, string> = {};
  const forget = () => Promise.all(Object.values(kept).map((key) => removePicture(context.files, key)));
  try {
    for (const [name, picture] of Object.entries(pictures)) {
      if (!picture) continue;
      const key = await keep(context, picture, folder);
      if (key === null) {
        await forget();
        return null;
      }
      kept[name] = key;
    }
    const result = await write(kept as Keys<Given>);
    if (isRefused(result)) await forget();
    return result;
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

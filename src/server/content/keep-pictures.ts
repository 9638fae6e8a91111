import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { ContentContext } from './context.ts';
import { removePicture, keepInForms } from './keep-in-forms.ts';

export interface PictureRequest {
  /** the file of the form that it came as */
  field: string;
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
 * refuses or throws. The refusal of a file that is no picture names its field.
 */
export const withPictures = async <Given extends Pictures, Result>(
  context: Pick<ContentContext, 'keepPicture' | 'files'>,
  folder: string,
  pictures: Given,
  write: (keys: Keys<Given>) => Promise<Result>,
): Promise<Result | Refused<'wrong_kind_of_file'>> => {
  const kept: Record<string, string> = {};
  const forget = () => Promise.all(Object.values(kept).map((key) => removePicture(context.files, key)));
  try {
    for (const [name, picture] of Object.entries(pictures)) {
      if (!picture) continue;
      const key = await keep(context, picture, folder);
      if (key === null) {
        await forget();
        return { ...refuse('wrong_kind_of_file'), file: picture.field };
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

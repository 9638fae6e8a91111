import type { ContentContext } from './context.ts';

type Pictures<Name extends string> = Record<Name, { picture: { path: string }; side: number }>;
type Keys<Name extends string> = Record<Name, string>;

/**
 * Keeps pictures and does `write`, which makes something point to them. None stays when one of them is no picture, or
 * when `write` throws.
 * @returns null when one of them is no picture
 */
export const withPictures = async <Name extends string, Result>(
  { keepPicture, files }: Pick<ContentContext, 'keepPicture' | 'files'>,
  folder: string,
  pictures: Pictures<Name>,
  write: (keys: Keys<Name>) => Promise<Result>,
): Promise<Result | null> => {
  const kept: Partial<Keys<Name>> = {};
  const forget = () => Promise.all(Object.values<string>(kept as Keys<Name>).map((key) => files.remove(key)));
  try {
    for (const name of Object.keys(pictures) as Name[]) {
      const key = await keepPicture(pictures[name].picture, folder, pictures[name].side);
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

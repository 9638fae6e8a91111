import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { newsArticle } from '../../domain/content/categories.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { lockArticlePictures, picturesUsedBy, setPictureUses } from './article-picture-store.ts';
import type { ContentContext, SavedBy } from './context.ts';
import { cardAndHeader } from './create-article.ts';
import { removePicture } from './keep-in-forms.ts';
import { type PictureRequest, withPictures } from './keep-pictures.ts';
import { type NewsRow, findNews } from './news-store.ts';
import { type ArticleDetails, type ReadArticle, readArticle } from './read-article.ts';
import { type NewsSaved, lockVersion, updateAudited } from './update-news-row.ts';

export interface ArticleChange extends ArticleDetails, SavedBy {
  id: number;
  /** the version that the change was made from */
  version?: number | undefined;
}
type NewPictures = Partial<Record<'card' | 'header', Pick<ReceivedFile, 'path'> | undefined>>;
type PictureKeys = Partial<Record<'imageKey' | 'headerKey', string>>;

/** Changes an article. Without a new picture it keeps its own; a replaced one is deleted. */
export const updateArticle = async (
  context: ContentContext,
  change: ArticleChange,
  { card, header }: NewPictures,
): Promise<NewsRow | Refused<'invalid_input' | 'wrong_kind_of_file' | 'not_found' | 'changed_meanwhile'>> => {
  if ((await findNews(context.database.db, change.id))?.category !== newsArticle) return refuse('not_found');
  const read = await readArticle(context.database.db, change);
  if (isRefused(read)) return read;
  const pictures: Partial<Record<keyof PictureKeys, PictureRequest>> = {
    ...(card && { imageKey: { field: 'cardImage', picture: card, ...cardAndHeader.card } }),
    ...(header && { headerKey: { field: 'contentHeaderImage', picture: header, ...cardAndHeader.header } }),
  };
  const saved = await withPictures(context, 'news', pictures, (keys) => replace(context, change, read, keys));
  if (isRefused(saved)) return saved;
  await Promise.all(saved.replaced.map((key) => removePicture(context.files, key)));
  return saved.row;
};

const replace = (
  { database, clock }: ContentContext,
  { id, version, by, published }: ArticleChange,
  { values, pictures, refusePictures }: ReadArticle,
  keys: PictureKeys,
): Promise<NewsSaved<{ row: NewsRow; replaced: string[] }> | Refused<'invalid_input'>> =>
  database.transaction(async (tx) => {
    const before = await lockVersion(tx, id, version);
    if (isRefused(before)) return before;
    const used = await picturesUsedBy(tx, id);
    const refused = refusePictures(await lockArticlePictures(tx, [...new Set([...used, ...pictures])]));
    if (refused) return refused;
    const now = clock.now();
    const row = await updateAudited(tx, before, { ...values, ...keys }, { by, published, now });
    await setPictureUses(tx, id, { before: used, after: pictures, now });
    const replaced = [keys.imageKey && before.imageKey, keys.headerKey && before.headerKey];
    return { row, replaced: replaced.filter((key) => typeof key === 'string') };
  });

import { type Refused, refuse } from '../../contract/refusals.ts';
import { newsArticle } from '../../domain/content/categories.ts';
import type { Both, ContentContext } from './context.ts';
import { withPictures } from './keep-pictures.ts';
import { type NewNewsRow, type NewsRow, insertNews } from './news-store.ts';
import type { RichText } from './rich-text.ts';

/** How large the pictures are kept, in pixels of their longer side. */
const CARD_SIDE = 800;
const HEADER_SIDE = 1600;

export interface NewsArticle {
  title: Both;
  cardButton: Both;
  detail: Both<RichText>;
  /** where the article's button leads: a web address, or a path of the product without its first slash */
  link: { to: string; button: Both } | null;
  card: { path: string };
  header: { path: string };
}

/** Publishes an article on the news page, at once for everybody. */
export const publishNews = async (
  context: ContentContext,
  { card, header, ...article }: NewsArticle,
): Promise<NewsRow | Refused<'wrong_kind_of_file'>> => {
  const pictures = {
    imageKey: { picture: card, side: CARD_SIDE, forms: 'steps' },
    headerKey: { picture: header, side: HEADER_SIDE, forms: 'shared' },
  } as const;
  const published = await withPictures(context, 'news', pictures, (keys) =>
    publish(context, { ...wordsOf(article), ...keys, category: newsArticle }),
  );
  return published ?? refuse('wrong_kind_of_file');
};

/** What guests see changes with the row: their pages are made anew. */
export const publish = (
  { database, clock }: ContentContext,
  row: Omit<NewNewsRow, 'createdAt'>,
): Promise<NewsRow> =>
  database.transaction(async (tx) => {
    const inserted = await insertNews(tx, { ...row, createdAt: clock.now() });
    await database.notify('content', `news ${inserted.newsId}`);
    return inserted;
  });

const wordsOf = ({ title, cardButton, detail, link }: Omit<NewsArticle, 'card' | 'header'>) => ({
  title: title.en,
  titleIndo: title.id,
  cardButtonText: cardButton.en,
  cardButtonTextIndo: cardButton.id,
  contentDetail: detail.en,
  contentDetailIndo: detail.id,
  contentButtonText: link?.button.en ?? '',
  contentButtonTextIndo: link?.button.id ?? '',
  link: link?.to ?? null,
});

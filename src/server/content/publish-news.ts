import { type Refused, refuse } from '../../contract/refusals.ts';
import { newsArticle } from '../../domain/content/categories.ts';
import { contentLink } from '../../domain/content/content-link.ts';
import { isPage } from '../../paths.ts';
import type { Translations, ContentContext } from './context.ts';
import { withPictures } from './keep-pictures.ts';
import { type NewNewsRow, type NewsRow, insertNews } from './news-store.ts';
import { cleaned } from './rich-text.ts';

/** How large the pictures are kept, in pixels of their longer side. */
const CARD_SIDE = 800;
const HEADER_SIDE = 1600;

export interface NewsArticle {
  title: Translations;
  cardButton: Translations;
  /** HTML; what an article may not hold is taken out of it */
  detail: Translations;
  /** where the article's button leads; see `contentLink` */
  link: { to: string; button: Translations } | null;
  card: { path: string };
  header: { path: string };
}

/** Publishes an article on the news page, at once for everybody. */
export const publishNews = async (
  context: ContentContext,
  { card, header, ...article }: NewsArticle,
): Promise<NewsRow | Refused<'wrong_kind_of_file' | 'link_unusable'>> => {
  if (article.link && !contentLink(article.link.to, isPage)) return refuse('link_unusable');
  const pictures = {
    imageKey: { picture: card, side: CARD_SIDE, forms: 'steps' },
    headerKey: { picture: header, side: HEADER_SIDE, forms: 'shared' },
  } as const;
  const published = await withPictures(context, 'news', pictures, (keys) =>
    publish(context, { ...wordsOf(article), ...keys, category: newsArticle }),
  );
  return published ?? refuse('wrong_kind_of_file');
};

export const publish = (
  { database, clock }: ContentContext,
  row: Omit<NewNewsRow, 'createdAt'>,
): Promise<NewsRow> => database.transaction((tx) => insertNews(tx, { ...row, createdAt: clock.now() }));

const wordsOf = ({ title, cardButton, detail, link }: Omit<NewsArticle, 'card' | 'header'>) => ({
  title: title.en,
  titleIndo: title.id,
  cardButtonText: cardButton.en,
  cardButtonTextIndo: cardButton.id,
  contentDetail: cleaned(detail.en),
  contentDetailIndo: cleaned(detail.id),
  contentButtonText: link?.button.en ?? '',
  contentButtonTextIndo: link?.button.id ?? '',
  link: link?.to ?? null,
});

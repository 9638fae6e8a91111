import { type Refused, refuseFields } from '../../contract/refusals.ts';
import { articleLimit, isEmptyArticle } from '../../domain/content/article.ts';
import { contentLink, storyOfAddress } from '../../domain/content/content-link.ts';
import type { Database } from '../platform/db/database.ts';
import type { Translations } from './context.ts';
import { selectPublished } from './news-store.ts';
import { type References, readRichText } from './rich-text.ts';
import { isLinkable } from './is-linkable.ts';

/** The words of an article, as staff write them. */
export interface ArticleDetails {
  title: Translations;
  cardButton: Translations;
  /** HTML; what an article may not hold is taken out of it */
  detail: Translations;
  /** where the article's button leads, see `contentLink`; null when it has none */
  link: string | null;
  button: Translations;
}

const detailFields = { en: 'contentDetailEN', id: 'contentDetailID' } as const;

/**
 * Reads the words of an article into the values of its row, and which pictures its texts show. Refuses a link that leads to no page or
 * to no published story, also from a text (rule R85), a text that is empty or too long once it is cleaned, and pictures and videos of elsewhere (rule R86).
 */
export const readArticle = async (db: Database, details: ArticleDetails) => {
  const link = details.link && contentLink(details.link, isLinkable);
  if (details.link && !link) return refuseFields({ contentLinkTo: 'link_unusable' });
  const texts = { en: readRichText(details.detail.en), id: readRichText(details.detail.id) };
  for (const language of ['en', 'id'] as const) {
    const { html, foreign } = texts[language];
    if (foreign) return refuseFields({ [detailFields[language]]: 'media_not_ours' });
    if (isEmptyArticle(html)) return refuseFields({ [detailFields[language]]: 'required' });
    // Cleaning writes some signs longer; what is stored is what an editor sends back.
    if (html.length > articleLimit) return refuseFields({ [detailFields[language]]: 'article_too_long' });
  }
  const story = link && !link.outward ? storyOfAddress(link.href) : null;
  const used = [texts.en, texts.id].flatMap(({ videos, stories }) => [...videos, ...stories]);
  const published = await selectPublished(db, story === null ? used : [story, ...used]);
  if (story !== null && !published.has(story)) return refuseFields({ contentLinkTo: 'story_not_there' });
  const areThere = (ids: ReadonlySet<number>) => [...ids].every((id) => published.has(id));
  const refused =
    refuseText(texts, 'media_not_ours', ({ videos }) => areThere(videos)) ??
    refuseText(texts, 'text_links_to_no_story', ({ stories }) => areThere(stories));
  if (refused) return refused;
  return {
    values: {
      title: details.title.en,
      titleIndo: details.title.id,
      cardButtonText: details.cardButton.en,
      cardButtonTextIndo: details.cardButton.id,
      contentDetail: texts.en.html,
      contentDetailIndo: texts.id.html,
      contentButtonText: details.button.en,
      contentButtonTextIndo: details.button.id,
      link: details.link,
    },
    pictures: [...new Set([...texts.en.pictures, ...texts.id.pictures])],
    /** refuses the text whose pictures are not all there */
    refusePictures: (there: ReadonlySet<string>) =>
      refuseText(texts, 'media_not_ours', ({ pictures }) => [...pictures].every((key) => there.has(key))),
  };
};

export type ReadArticle = Exclude<Awaited<ReturnType<typeof readArticle>>, Refused>;

/** Refuses the first text that fails the check. */
const refuseText = (
  texts: Record<'en' | 'id', References>,
  problem: 'media_not_ours' | 'text_links_to_no_story',
  isRight: (text: References) => boolean,
): Refused<'invalid_input'> | null => {
  const language = (['en', 'id'] as const).find((one) => !isRight(texts[one]));
  return language ? refuseFields({ [detailFields[language]]: problem }) : null;
};

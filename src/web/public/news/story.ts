import type { News } from '../../../contract/content-objects.ts';
import type { Language } from '../../../i18n/language.ts';

/** An item of the news in one language. */
export interface Story {
  id: number;
  title: string;
  /** the words of the link on its card */
  more: string;
  /** rich text, cleaned when it was stored */
  detail: string;
  button: string;
  /** since when it is on the page */
  published: Date;
  item: News;
}

export const storyOf = (item: News, language: Language): Story => {
  const inIndonesian = language === 'id';
  return {
    id: item.news_id,
    title: inIndonesian ? item.title_indo : item.title,
    more: inIndonesian ? item.card_button_text_indo : item.card_button_text,
    detail: inIndonesian ? item.content_detail_indo : item.content_detail,
    button: inIndonesian ? item.content_detail_button_text_indo : item.content_detail_button_text,
    published: new Date(item.published_at ?? item.created_at),
    item,
  };
};

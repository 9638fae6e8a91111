import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { News } from '../../contract/content-objects.ts';
import { defaultBrand } from '../../i18n/brand.ts';
import { ApiRefusal, type Call } from '../frame/api.ts';
import { apiContext, brandContext, publicUrlContext } from '../frame/context.ts';

type Answers = Record<string, (input: never) => object>;

/**
 * What a loader is given: its address, and an API with these answers, where anything else is not found.
 * `asked` holds its calls in order.
 */
export const loaderAt = (address: string, answers: Answers, params: Record<string, string> = {}) => {
  const asked: unknown[][] = [];
  const call = async (key: string, input: object = {}) => {
    asked.push([key, input]);
    const answer = answers[key];
    if (!answer) throw new ApiRefusal(404, '', { error: 'not_found' });
    return answer(input as never);
  };
  const url = new URL(address, 'https://kancil.test');
  const context = new RouterContextProvider();
  context.set(apiContext, call as unknown as Call);
  context.set(publicUrlContext, 'https://kancil.test');
  context.set(brandContext, defaultBrand);
  return { args: { url, params, context } as unknown as LoaderFunctionArgs, asked };
};

/** A story, of August 2026. */
export const aStory = (newsId: number, changes: Partial<News> = {}): News => ({
  news_id: newsId,
  category: 1,
  title: `Story ${newsId}`,
  title_indo: `Cerita ${newsId}`,
  card_button_text: 'Read on',
  card_button_text_indo: 'Baca',
  content_detail: '<p>In <b>English</b></p>',
  content_detail_indo: '<p>Dalam bahasa Indonesia</p>',
  photo_url: [],
  content_detail_button_text: 'Our courses',
  content_detail_button_text_indo: 'Kursus kami',
  image_url: null,
  header_url: null,
  image_set: null,
  header_set: null,
  share_url: null,
  link: null,
  video_url: null,
  child: null,
  created_at: '2026-08-09T03:00:00.000Z',
  published_at: '2026-08-10T03:00:00.000Z',
  updated_at: '2026-08-10T03:00:00.000Z',
  version: 1,
  ...changes,
});

/** Stories 1 to `count`, as the list gives them: the newest first, so many on a page. */
export const listOf =
  (count: number, changes: Partial<News> = {}) =>
  ({ query = {} }: { query?: { size?: number; page?: number } }) => {
    const all = Array.from({ length: count }, (_, place) => aStory(count - place, changes));
    const { size, page = 1 } = query;
    return size === undefined
      ? { news: all }
      : { news: all.slice((page - 1) * size, page * size), total: count };
  };

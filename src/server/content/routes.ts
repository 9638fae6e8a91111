import type * as z from 'zod/mini';
import type { TestimonyCreation, content } from '../../contract/content.ts';
import { MAX_PAGE_SIZE } from '../../contract/fields.ts';
import type { ListQuery } from '../../contract/list.ts';
import { isRefused, refuse, refuseFields } from '../../contract/refusals.ts';
import { type TestimonyCategory, newsArticle } from '../../domain/content/categories.ts';
import type { PictureForm } from '../../domain/content/picture-forms.ts';
import type { Actors } from '../accounts/actors.ts';
import { answerFile } from '../platform/http/file-answer.ts';
import { isOfVersion } from '../platform/http/version-of.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { type TestimonyDetails, addTestimony } from './add-testimony.ts';
import { keyOfArticlePicture } from './article-picture-keys.ts';
import type { ContentContext } from './context.ts';
import { deleteNews } from './delete-news.ts';
import { deleteTestimony } from './delete-testimony.ts';
import { keepArticlePicture } from './keep-article-picture.ts';
import { liveLinks } from './live-links.ts';
import {
  type NewsRow,
  type NewsState,
  findNews,
  listPerformances,
  listPublishedIds,
  pageOfNews,
} from './news-store.ts';
import { performTask } from './perform-task.ts';
import { keyOfForm } from './picture-keys.ts';
import { createNews, updateNews } from './save-news.ts';
import { presentNews, presentTestimony } from './present-content.ts';
import { type TestimonyRow, findTestimony, pageOfTestimonies } from './testimony-store.ts';
import { presentOneToStaff, presentToStaff } from './tied-child.ts';
import { updateTestimony } from './update-testimony.ts';

/** For everybody, and a day at most: what a family asks to be taken down must not stay in caches. */
const PUBLIC = 'public, max-age=86400';

/** What shows a child goes at once: caches ask each time whether it is still there (rule R168). */
const ASKED_AGAIN = 'public, no-cache';

/** In both languages they and the fixed pages fit into one sitemap, which may name 50,000 addresses. */
const MOST_ARTICLES = 20_000;

/** Guests are never given a whole table: who names neither page nor size gets the largest first page. */
const bounded = ({ page, size, ...query }: ListQuery): ListQuery =>
  page === undefined && size === undefined ? { ...query, size: MAX_PAGE_SIZE } : { ...query, page, size };

interface AskedFile {
  actor: Actors['guest'];
  params: { id: number };
  query?: { form?: PictureForm | undefined } | undefined;
  range: Parameters<typeof answerFile>[2];
}

const detailsOf = (body: z.output<typeof TestimonyCreation>): TestimonyDetails => ({
  category: body.category,
  text: { en: body.testimonyEN, id: body.testimonyID },
  sender: { en: body.nameEN, id: body.nameID },
});

/** What a list shows to whom; null when that is nothing. */
const stateFor = (actor: Actors['guest'], asked: NewsState | undefined): NewsState | undefined | null => {
  if (actor.kind === 'admin') return asked;
  return asked === 'draft' ? null : 'published';
};

const presentOr = <R>(result: TestimonyRow | R) =>
  isRefused(result) ? result : { testimony: presentTestimony(result as TestimonyRow) };

export const contentRoutes = (context: ContentContext): Handlers<typeof content, Actors> => {
  const {
    database: { db },
    files,
  } = context;
  const visibleNews = async (actor: Actors['guest'], newsId: number) => {
    const row = await findNews(db, newsId);
    return row && (row.publishedAt !== null || actor.kind === 'admin') ? row : null;
  };
  const withLiveLinks = liveLinks(db);
  const forGuests = async (rows: readonly NewsRow[]) =>
    (await withLiveLinks(rows)).map((row) => presentNews(row));
  const newsFor = (actor: Actors['guest'], rows: readonly NewsRow[]) =>
    actor.kind === 'admin' ? presentToStaff(db, rows) : forGuests(rows);
  const newsOr = async <R>(result: NewsRow | R) =>
    isRefused(result) ? result : { news: await presentOneToStaff(db, result as NewsRow) };
  const newsFile =
    (keyOf: (row: NewsRow) => string | null) =>
    async ({ actor, params, query, range }: AskedFile) => {
      const row = await visibleNews(actor, params.id);
      const key = row && keyOf(row);
      const inForm = key && query?.form ? keyOfForm(key, query.form) : key;
      if (!row?.publishedAt) return answerFile(files, inForm, range);
      return answerFile(files, inForm, range, row.childId === null ? PUBLIC : ASKED_AGAIN);
    };
  const testimonies = async (query: ListQuery, category?: TestimonyCategory) => {
    const { rows, ...counted } = await pageOfTestimonies(db, category, bounded(query));
    return { testimonies: rows.map(presentTestimony), ...counted };
  };
  return {
    'GET /news/category/{category}': async ({ actor, params, query: { state: asked, ...query } }) => {
      const state = stateFor(actor, asked);
      if (state === null) return { news: [], total: 0 };
      const { rows, ...counted } = await pageOfNews(db, { ...params, state }, bounded(query));
      return { news: await newsFor(actor, rows), ...counted };
    },
    'GET /news/articles': async () => ({
      articles: (await listPublishedIds(db, newsArticle, MOST_ARTICLES)).map(
        ({ newsId, publishedAt, updatedAt }) => ({
          news_id: newsId,
          published_at: publishedAt.toISOString(),
          updated_at: updatedAt.toISOString(),
        }),
      ),
    }),
    'GET /news/student-performance': async ({ query }) => ({
      news: await forGuests(await listPerformances(db, query.limit ?? MAX_PAGE_SIZE)),
    }),
    'GET /news/id/{id}': async ({ actor, params }) => {
      const row = await visibleNews(actor, params.id);
      const [news] = await newsFor(actor, row ? [row] : []);
      return news ? { news } : refuse('not_found');
    },
    'POST /news/store': async ({ actor: { userId: by }, body, files: sent }) =>
      newsOr(await createNews(context, by, body, sent)),
    'POST /news/update': async ({ actor: { userId: by }, body, files: sent }) =>
      newsOr(await updateNews(context, by, body, sent)),
    'POST /news/from-task': async ({ actor: { userId: by }, body }) =>
      newsOr(await performTask(context, { by, taskId: body.task_id })),
    'POST /news/temp': async ({ files: { file } }) =>
      file ? keepArticlePicture(context, file) : refuseFields({ file: 'required' }),
    'GET /news/destroy/{id}': ({ actor, params }) => deleteNews(context, { by: actor.userId, id: params.id }),
    'GET /news/picture/{name}': ({ params, range }) =>
      answerFile(files, keyOfArticlePicture(params.name), range, PUBLIC),
    'GET /news/{id}/image': newsFile((row) => row.imageKey),
    'GET /news/{id}/header': newsFile((row) => row.headerKey),
    'GET /news/{id}/video': ({ query: { v: version }, ...asked }) =>
      newsFile(({ videoKey }) => (isOfVersion(videoKey, version) ? videoKey : null))({ ...asked, query: {} }),
    'GET /testimony/getAll': ({ query }) => testimonies(query),
    'GET /testimony/category/{category}': ({ params, query }) => testimonies(query, params.category),
    'GET /testimony/uuid/{uuid}': async ({ params }) => {
      const row = await findTestimony(db, params.uuid);
      return row ? { testimony: presentTestimony(row) } : refuse('not_found');
    },
    'POST /testimony/add-testimony': async ({ actor, body, files: { image } }) =>
      image
        ? presentOr(await addTestimony(context, { ...detailsOf(body), by: actor.userId, picture: image }))
        : refuseFields({ image: 'required' }),
    'POST /testimony/update-testimony': async ({ actor, body, files: { image } }) => {
      const { id, version } = body;
      return presentOr(
        await updateTestimony(context, { ...detailsOf(body), by: actor.userId, id, version }, image),
      );
    },
    'DELETE /testimony/delete/{id}': ({ actor, params }) =>
      deleteTestimony(context, { by: actor.userId, id: params.id }),
    'GET /testimony/{uuid}/image': async ({ params, range }) =>
      answerFile(files, (await findTestimony(db, params.uuid))?.imageKey, range, PUBLIC),
  };
};

import type * as z from 'zod/mini';
import type { NewsCreation, PerformanceCreation, content } from '../../contract/content.ts';
import type { Body } from '../../contract/endpoint.ts';
import { refuseFields } from '../../contract/refusals.ts';
import { type NewsCategory, newsArticle } from '../../domain/content/categories.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { withVideo } from '../uploads/with-video.ts';
import type { ContentContext } from './context.ts';
import { createArticle } from './create-article.ts';
import { type PerformanceDetails, createPerformance } from './create-performance.ts';
import type { ArticleDetails } from './read-article.ts';
import { updateArticle } from './update-article.ts';
import { updatePerformance } from './update-performance.ts';

const articleOf = (body: z.output<typeof NewsCreation>): ArticleDetails => ({
  title: { en: body.cardNewsTitleEN, id: body.cardNewsTitleID },
  cardButton: { en: body.cardButtonTextEN, id: body.cardButtonTextID },
  detail: { en: body.contentDetailEN, id: body.contentDetailID },
  link: body.contentLinkTo || null,
  button: { en: body.contentButtonTextEN, id: body.contentButtonTextID },
});
const performanceOf = (body: z.output<typeof PerformanceCreation>): PerformanceDetails => ({
  category: body.category,
  title: { en: body.titleEN, id: body.titleID },
  description: { en: body.descriptionEN, id: body.descriptionID },
  childId: body.child_id,
});
const isPerformance = <Form extends { category?: NewsCategory | undefined }>(
  form: Form,
): form is Extract<Form, { category: 2 | 3 | 4 }> => (form.category ?? newsArticle) !== newsArticle;

type SentFiles = Partial<Record<'cardImage' | 'contentHeaderImage' | 'video', ReceivedFile>>;

/** Refuses the files that belong to the other kind of news. */
const refuseFiles = (sent: SentFiles, others: readonly (keyof SentFiles)[]) => {
  const wrong = others.filter((name) => sent[name]);
  if (wrong.length === 0) return null;
  return refuseFields(Object.fromEntries(wrong.map((name) => [name, 'invalid' as const])));
};
const refuseArticleFiles = (sent: SentFiles) => refuseFiles(sent, ['video']);
const refusePerformanceFiles = (sent: SentFiles) => refuseFiles(sent, ['cardImage', 'contentHeaderImage']);

/** Creates what the body says: an article, or a performance. */
export const createNews = async (
  context: ContentContext,
  by: number,
  body: Body<(typeof content)['POST /news/store']>,
  sent: SentFiles,
) => {
  const { published } = body;
  if (isPerformance(body)) {
    const details = { ...performanceOf(body), by, published };
    return (
      refusePerformanceFiles(sent) ??
      withVideo(context.uploads, by, { uploadId: body.video_upload, sent: sent.video }, async (video) =>
        video ? createPerformance(context, { ...details, video }) : refuseFields({ video: 'required' }),
      )
    );
  }
  const { cardImage: card, contentHeaderImage: header } = sent;
  const refused = refuseArticleFiles(sent);
  if (refused) return refused;
  if (card && header) return createArticle(context, { ...articleOf(body), by, published, card, header });
  return refuseFields({
    ...(!card && { cardImage: 'required' }),
    ...(!header && { contentHeaderImage: 'required' }),
  });
};

/** Changes an article or a performance; the category of the body tells which. */
export const updateNews = async (
  context: ContentContext,
  by: number,
  body: Body<(typeof content)['POST /news/update']>,
  sent: SentFiles,
) => {
  const { id, version, published } = body;
  const saved = { id, version, by, published };
  if (isPerformance(body))
    return (
      refusePerformanceFiles(sent) ??
      withVideo(context.uploads, by, { uploadId: body.video_upload, sent: sent.video }, (video) =>
        updatePerformance(context, { ...performanceOf(body), ...saved }, video),
      )
    );
  const { cardImage: card, contentHeaderImage: header } = sent;
  return (
    refuseArticleFiles(sent) ?? updateArticle(context, { ...articleOf(body), ...saved }, { card, header })
  );
};

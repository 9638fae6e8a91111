import * as z from 'zod/mini';
import { pictureName } from '../domain/content/article-media.ts';
import { pictureForms } from '../domain/content/picture-forms.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import * as office from './office-fields.ts';
import { list } from './list.ts';
import { News, Testimony } from './content-objects.ts';
import type { FieldProblem } from './refusals.ts';
import { VIDEO_MAX_BYTES } from './uploads.ts';

const newsTag = 'News';
const testimonyTag = 'Testimonies';
const ofNews = z.object({ id: field.id });
/** `form`: another width or format of the picture; as it is when not given */
const inForm = z.object({ form: z.optional(z.enum(pictureForms)) });
const ofTestimony = z.object({ uuid: z.uuid() });
const newsRows = list('news', News);
/** Open to all, so that without page and size it answers the newest 200 rows, and how many there are. */
const newsList = {
  ...newsRows,
  query: z.extend(newsRows.query, {
    /** both when not given; of drafts guests are answered none */
    state: z.optional(z.enum(['published', 'draft'])),
  }),
} as const;
/** 10 MB */
export const NEWS_PICTURE_MAX_BYTES = 10 * 1024 * 1024;
const newsPicture = { kind: 'image', maxBytes: NEWS_PICTURE_MAX_BYTES } as const;
/** Above what an article may hold, so that one of a megabyte is told its limit and not only that it is too large. */
const newsFieldBytes = 1_500_000;

const neededWithLink = (name: 'contentButtonTextEN' | 'contentButtonTextID') =>
  z.refine<{ contentLinkTo: string; contentButtonTextEN: string; contentButtonTextID: string }>(
    (news) => news.contentLinkTo === '' || news[name] !== '',
    { error: 'required_with_link' satisfies FieldProblem, path: [name] },
  );
/** A story of the news. Its two pictures are required besides: `cardImage` and `contentHeaderImage`. */
export const NewsCreation = z
  .object({
    category: office.articleCategory,
    cardNewsTitleEN: field.text(200),
    cardNewsTitleID: field.text(200),
    cardButtonTextEN: field.text(60),
    cardButtonTextID: field.text(60),
    /** a web address, or a page of this site such as `news/5` */
    contentLinkTo: office.articleLink,
    contentButtonTextEN: field.optionalText(60),
    contentButtonTextID: field.optionalText(60),
    contentDetailEN: office.article,
    contentDetailID: office.article,
    /** false: a draft. When not given, a new story is published and a stored one stays as it is */
    published: z.optional(field.flag),
  })
  .check(neededWithLink('contentButtonTextEN'), neededWithLink('contentButtonTextID'));
export const NewsUpdate = z.extend(NewsCreation, { id: field.id, version: field.version });

/** A student performance. Its `video` is required besides, sent with the call or before it (`POST /uploads`). */
export const PerformanceCreation = z.object({
  category: office.performanceCategory,
  titleEN: field.text(200),
  titleID: field.text(200),
  descriptionEN: field.lines(2000),
  descriptionID: field.lines(2000),
  published: z.optional(field.flag),
  /** the child that it shows, '' for none; as it was when not given. With one it needs that child's consent (rule R168) */
  child_id: z.optional(office.shownChild),
  video_upload: z.optional(field.uploadId),
});
export const PerformanceUpdate = z.extend(PerformanceCreation, { id: field.id, version: field.version });

const noCategory = { error: 'performance_category_invalid' satisfies FieldProblem };
/** The calls for news and performances are the same; the category tells which it is. */
const NewsToCreate = z.discriminatedUnion('category', [NewsCreation, PerformanceCreation], noCategory);
const NewsChange = z.discriminatedUnion('category', [NewsUpdate, PerformanceUpdate], noCategory);
const newsForm = {
  maxFieldBytes: newsFieldBytes,
  maxBodyBytes: newsFieldBytes,
  upload: {
    cardImage: newsPicture,
    contentHeaderImage: newsPicture,
    video: { kind: 'video', maxBytes: VIDEO_MAX_BYTES },
  },
} as const;
const oneNews = z.object({ news: News });
/** `uuid-800x600`, as the address of an uploaded picture ends */
const namedPicture = z.string().check(z.regex(pictureName));
/** 5 MB, as for every photo. */
export const TESTIMONY_PHOTO_MAX_BYTES = 5 * 1024 * 1024;
const photo = { kind: 'image', maxBytes: TESTIMONY_PHOTO_MAX_BYTES } as const;
/** 2000 letters of any script. */
const maxFieldBytes = 8_000;

export const TestimonyCreation = z.object({
  testimonyEN: field.lines(2000),
  testimonyID: field.lines(2000),
  nameEN: field.text(200),
  nameID: field.text(200),
  category: field.testimonyCategory,
});
const uuid = z.uuid({ error: 'invalid' satisfies FieldProblem });
export const TestimonyUpdate = z.extend(TestimonyCreation, { id: uuid, version: field.version });
const oneTestimony = z.object({ testimony: Testimony });

const testimonyList = list('testimonies', Testimony);

export const content = {
  'GET /news/category/{category}': endpoint({
    summary:
      'News (1) or student performances (2 to 4), newest first, for staff the drafts before them; the first 200 without page and size',
    tag: newsTag,
    who: 'guest',
    params: z.object({ category: field.newsCategory }),
    ...newsList,
  }),
  'GET /news/articles': endpoint({
    summary: 'Which news there is, newest first, for search engines: no words of it',
    tag: newsTag,
    who: 'guest',
    reply: z.object({
      articles: z.array(z.object({ news_id: z.int(), published_at: z.string(), updated_at: z.string() })),
    }),
  }),
  'GET /news/student-performance': endpoint({
    summary: 'The newest student performances of all categories, at most 200',
    tag: newsTag,
    who: 'guest',
    /** the newest so many; 200 when not given */
    query: z.object({ limit: z.optional(field.pageSize) }),
    reply: z.object({ news: z.array(News) }),
  }),
  'GET /news/id/{id}': endpoint({
    summary: 'One piece of news or one performance; a draft for staff alone',
    tag: newsTag,
    who: 'guest',
    params: ofNews,
    reply: oneNews,
  }),
  'POST /news/store': endpoint({
    summary: 'Create news (category 1, or none) or a student performance (2 to 4), published or as a draft',
    tag: newsTag,
    who: 'clerk',
    body: NewsToCreate,
    ...newsForm,
    reply: oneNews,
    status: 201,
    creates: { object: 'news', id: 'news_id', readBy: 'GET /news/id/{id}' },
    refusals: ['data_erased', 'upload_unusable', 'video_unplayable'],
  }),
  'POST /news/update': endpoint({
    summary: 'Change news or a student performance; it keeps the pictures and the video that are not sent',
    tag: newsTag,
    who: 'clerk',
    body: NewsChange,
    ...newsForm,
    reply: oneNews,
    success: 'updated',
    refusals: ['not_found', 'data_erased', 'changed_meanwhile', 'upload_unusable', 'video_unplayable'],
  }),
  'POST /news/from-task': endpoint({
    summary:
      'Make the draft of a student performance of a task with feedback and a video, tied to its child, whose family allows that it is shown',
    tag: newsTag,
    who: 'owner',
    body: z.object({ task_id: field.id }),
    reply: oneNews,
    status: 201,
    creates: { object: 'news', id: 'news_id', readBy: 'GET /news/id/{id}' },
    refusals: ['not_found', 'task_not_reviewed', 'task_without_consent', 'task_without_video', 'data_erased'],
  }),
  'POST /news/temp': endpoint({
    summary: 'Upload a picture for the text of an article; it is deleted a day after no article uses it',
    tag: newsTag,
    who: 'clerk',
    upload: { file: { ...newsPicture, required: true } },
    reply: z.object({
      /** the picture's address, as articles name it */
      location: z.string(),
    }),
    status: 201,
  }),
  'GET /news/destroy/{id}': endpoint({
    summary: 'Delete news or a student performance with its pictures and its video',
    tag: newsTag,
    who: 'clerk',
    params: ofNews,
    changes: true,
  }),
  'GET /news/picture/{name}': endpoint({
    summary: 'A picture in the text of an article',
    tag: newsTag,
    who: 'guest',
    params: z.object({ name: namedPicture }),
    answers: 'image',
  }),
  'GET /news/{id}/image': endpoint({
    summary: "A news card's picture",
    tag: newsTag,
    who: 'guest',
    params: ofNews,
    query: inForm,
    answers: 'image',
  }),
  'GET /news/{id}/header': endpoint({
    summary: "A news article's header picture",
    tag: newsTag,
    who: 'guest',
    params: ofNews,
    query: inForm,
    answers: 'image',
  }),
  'GET /news/{id}/video': endpoint({
    summary: "A performance's video",
    tag: newsTag,
    who: 'guest',
    params: ofNews,
    query: field.ofVersion,
    answers: 'video',
  }),
  'GET /testimony/getAll': endpoint({
    summary: 'All testimonies, newest first; the newest 200 without page and size',
    tag: testimonyTag,
    who: 'guest',
    ...testimonyList,
  }),
  'GET /testimony/category/{category}': endpoint({
    summary: 'Testimonies of parents (1), graduates (2) or students (3)',
    tag: testimonyTag,
    who: 'guest',
    params: z.object({ category: field.testimonyCategory }),
    ...testimonyList,
  }),
  'GET /testimony/uuid/{uuid}': endpoint({
    summary: 'One testimony',
    tag: testimonyTag,
    who: 'guest',
    params: ofTestimony,
    reply: oneTestimony,
  }),
  'POST /testimony/add-testimony': endpoint({
    summary: 'Add what somebody says of the school, with a photo',
    tag: testimonyTag,
    who: 'clerk',
    body: TestimonyCreation,
    maxFieldBytes,
    upload: { image: { ...photo, required: true } },
    reply: oneTestimony,
    status: 201,
    creates: { object: 'testimony', id: 'testimony_id', readBy: 'GET /testimony/uuid/{uuid}' },
  }),
  'POST /testimony/update-testimony': endpoint({
    summary: 'Change a testimony; without a new photo it keeps its own',
    tag: testimonyTag,
    who: 'clerk',
    body: TestimonyUpdate,
    maxFieldBytes,
    upload: { image: photo },
    reply: oneTestimony,
    success: 'updated',
    refusals: ['not_found', 'changed_meanwhile'],
  }),
  'DELETE /testimony/delete/{id}': endpoint({
    summary: 'Delete a testimony with its photo',
    tag: testimonyTag,
    who: 'clerk',
    params: z.object({ id: uuid }),
  }),
  'GET /testimony/{uuid}/image': endpoint({
    summary: 'The picture beside a testimony',
    tag: testimonyTag,
    who: 'guest',
    params: ofTestimony,
    answers: 'image',
  }),
};

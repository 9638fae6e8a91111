import * as z from 'zod/mini';
import { pictureForms } from '../domain/content/picture-forms.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { list } from './list.ts';
import { News, Testimony } from './objects.ts';
import type { FieldProblem } from './refusals.ts';

const newsTag = 'News';
const testimonyTag = 'Testimonies';
const ofNews = z.object({ id: field.id });
/** `form`: another width or format of the picture; as it is when not given */
const inForm = z.object({ form: z.optional(z.enum(pictureForms)) });
const ofTestimony = z.object({ uuid: z.uuid() });
/** Open to all, so that without page and size these answer the newest 200 rows, and how many there are. */
const newsList = { ...list('news', News), keptForGuests: true } as const;
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

const testimonyList = { ...list('testimonies', Testimony), keptForGuests: true } as const;

export const content = {
  'GET /news/category/{category}': endpoint({
    summary: 'News (1) or student performances (2 to 4), newest first; the newest 200 without page and size',
    tag: newsTag,
    who: 'guest',
    params: z.object({ category: field.newsCategory }),
    ...newsList,
  }),
  'GET /news/articles': endpoint({
    summary: 'Which news there is, newest first, for search engines: no words of it',
    tag: newsTag,
    who: 'guest',
    reply: z.object({ articles: z.array(z.object({ news_id: z.int(), created_at: z.string() })) }),
    keptForGuests: true,
  }),
  'GET /news/student-performance': endpoint({
    summary: 'The newest student performances of all categories, at most 200',
    tag: newsTag,
    who: 'guest',
    /** the newest so many; 200 when not given */
    query: z.object({ limit: z.optional(field.pageSize) }),
    reply: z.object({ news: z.array(News) }),
    keptForGuests: true,
  }),
  'GET /news/id/{id}': endpoint({
    summary: 'One piece of news or one performance',
    tag: newsTag,
    who: 'guest',
    params: ofNews,
    reply: z.object({ news: News }),
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
    who: 'admin',
    body: TestimonyCreation,
    maxFieldBytes,
    upload: { image: { ...photo, required: true } },
    reply: oneTestimony,
    status: 201,
  }),
  'POST /testimony/update-testimony': endpoint({
    summary: 'Change a testimony; without a new photo it keeps its own',
    tag: testimonyTag,
    who: 'admin',
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
    who: 'admin',
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

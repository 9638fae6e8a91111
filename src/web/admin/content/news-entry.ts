import * as z from 'zod/mini';
import { NewsCreation } from '../../../contract/content.ts';
import type { News } from '../../../contract/content-objects.ts';
import type { FieldProblem } from '../../../contract/refusals.ts';

/** What the form of a story holds. */
export interface NewsEntry extends Record<string, unknown> {
  cardNewsTitleEN: string;
  cardNewsTitleID: string;
  cardButtonTextEN: string;
  cardButtonTextID: string;
  contentLinkTo: string;
  contentButtonTextEN: string;
  contentButtonTextID: string;
  /** HTML */
  contentDetailEN: string;
  contentDetailID: string;
  published: 'true' | 'false';
  /** chosen, and not sent yet */
  cardImage: File | null;
  contentHeaderImage: File | null;
}

export const emptyNews: NewsEntry = {
  cardNewsTitleEN: '',
  cardNewsTitleID: '',
  cardButtonTextEN: '',
  cardButtonTextID: '',
  contentLinkTo: '',
  contentButtonTextEN: '',
  contentButtonTextID: '',
  contentDetailEN: '',
  contentDetailID: '',
  published: 'true',
  cardImage: null,
  contentHeaderImage: null,
};

export const entryOf = (story: News): NewsEntry => ({
  cardNewsTitleEN: story.title,
  cardNewsTitleID: story.title_indo,
  cardButtonTextEN: story.card_button_text,
  cardButtonTextID: story.card_button_text_indo,
  contentLinkTo: story.link ?? '',
  contentButtonTextEN: story.content_detail_button_text,
  contentButtonTextID: story.content_detail_button_text_indo,
  contentDetailEN: story.content_detail,
  contentDetailID: story.content_detail_indo,
  published: story.published_at === null ? 'false' : 'true',
  cardImage: null,
  contentHeaderImage: null,
});

const picture = (isKept: boolean) =>
  z
    .nullable(z.custom<File>())
    .check(z.refine((file) => isKept || file !== null, { error: 'required' satisfies FieldProblem }));

/** @param kept which pictures the story has already: without a new one it keeps them */
export const newsForm = (kept: { card: boolean; header: boolean }) =>
  z.extend(NewsCreation, { cardImage: picture(kept.card), contentHeaderImage: picture(kept.header) });

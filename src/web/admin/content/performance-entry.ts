import * as z from 'zod/mini';
import { PerformanceCreation } from '../../../contract/content.ts';
import type { News } from '../../../contract/content-objects.ts';
import type { FieldProblem } from '../../../contract/refusals.ts';

/** What the form holds: the category as text, as a select gives it. */
export interface PerformanceEntry extends Record<string, unknown> {
  category: string;
  titleEN: string;
  titleID: string;
  descriptionEN: string;
  descriptionID: string;
  published: 'true' | 'false';
  /** whom it shows; '' for nobody named */
  child_id: string;
  /** chosen, and on its way to the server */
  video: File | null;
}

export const emptyPerformance: PerformanceEntry = {
  category: '',
  titleEN: '',
  titleID: '',
  descriptionEN: '',
  descriptionID: '',
  published: 'true',
  child_id: '',
  video: null,
};

export const entryOf = (performance: News): PerformanceEntry => ({
  category: String(performance.category),
  titleEN: performance.title,
  titleID: performance.title_indo,
  descriptionEN: performance.content_detail,
  descriptionID: performance.content_detail_indo,
  published: performance.published_at === null ? 'false' : 'true',
  child_id: performance.child ? String(performance.child.child_id) : '',
  video: null,
});

const required: FieldProblem = 'required';

/** @param kept whether the performance has a video already */
export const performanceForm = (kept: boolean) =>
  z.extend(PerformanceCreation, {
    video: z
      .nullable(z.custom<File>())
      .check(z.refine((video) => kept || video !== null, { error: required })),
  });

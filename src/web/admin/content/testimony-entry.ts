import * as z from 'zod/mini';
import { TestimonyCreation } from '../../../contract/content.ts';
import type { Testimony } from '../../../contract/content-objects.ts';
import type { FieldProblem } from '../../../contract/refusals.ts';

/** What the form holds: the category as text, as a select gives it. */
export interface TestimonyEntry extends Record<string, unknown> {
  testimonyEN: string;
  testimonyID: string;
  nameEN: string;
  nameID: string;
  category: string;
  /** a new photo */
  image: File | null;
}

export const emptyTestimony: TestimonyEntry = {
  testimonyEN: '',
  testimonyID: '',
  nameEN: '',
  nameID: '',
  category: '',
  image: null,
};

export const entryOf = (testimony: Testimony): TestimonyEntry => ({
  testimonyEN: testimony.testimony,
  testimonyID: testimony.testimony_title_indo,
  nameEN: testimony.sender,
  nameID: testimony.sender_indo,
  category: String(testimony.category),
  image: null,
});

const required: FieldProblem = 'required';

/** @param kept whether the testimony has a photo already */
export const testimonyForm = (kept: boolean) =>
  z.extend(TestimonyCreation, {
    image: z
      .nullable(z.custom<File>())
      .check(z.refine((image) => kept || image !== null, { error: required })),
  });

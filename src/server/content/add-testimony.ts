import { randomUUID } from 'node:crypto';
import type { Refused } from '../../contract/refusals.ts';
import type { TestimonyCategory } from '../../domain/content/categories.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Translations, ContentContext } from './context.ts';
import { withPictures } from './keep-pictures.ts';
import { type TestimonyRow, insertTestimony } from './testimony-store.ts';

/** A face is never shown larger, in pixels. */
export const FACE_SIDE = 320;

/** What somebody says, and who. */
export interface TestimonyDetails {
  category: TestimonyCategory;
  text: Translations;
  sender: Translations;
}
interface NewTestimony extends TestimonyDetails {
  /** the account of who adds it; null when no person does */
  by: number | null;
  picture: { path: string };
}

/** Adds what somebody says of the school, with name and picture. */
export const addTestimony = async (
  context: ContentContext,
  { picture, ...testimony }: NewTestimony,
): Promise<TestimonyRow | Refused<'wrong_kind_of_file'>> => {
  const face = { imageKey: { field: 'image', picture, side: FACE_SIDE } };
  return withPictures(context, 'testimonies', face, ({ imageKey }) => insert(context, testimony, imageKey));
};

const insert = (
  { database, clock }: ContentContext,
  { by, ...details }: Omit<NewTestimony, 'picture'>,
  imageKey: string,
) =>
  database.transaction(async (tx) => {
    const at = clock.now();
    const objectId = randomUUID();
    const values = { ...testimonyValues(details), imageKey };
    const added = await insertTestimony(tx, { testimonyId: objectId, ...values, createdAt: at });
    const after = auditedTestimony(added);
    await recordChange(tx, { by, at, kind: 'testimony', objectId, name: added.sender, before: null, after });
    return added;
  });

/** The details as a row holds them. */
export const testimonyValues = ({ category, text, sender }: TestimonyDetails) => ({
  testimony: text.en,
  testimonyIndo: text.id,
  sender: sender.en,
  senderIndo: sender.id,
  category,
});

/** What the audit log keeps of a testimony. */
export const auditedTestimony = (row: TestimonyRow) => ({
  testimony: row.testimony,
  testimony_title_indo: row.testimonyIndo,
  sender: row.sender,
  sender_indo: row.senderIndo,
  category: row.category,
  image: row.imageKey,
});

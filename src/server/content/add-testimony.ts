import { randomUUID } from 'node:crypto';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { TestimonyCategory } from '../../domain/content/categories.ts';
import type { Translations, ContentContext } from './context.ts';
import { withPictures } from './keep-pictures.ts';
import { type TestimonyRow, insertTestimony } from './testimony-store.ts';

/** A face is never shown larger, in pixels. */
const FACE_SIDE = 320;

export interface NewTestimony {
  category: TestimonyCategory;
  text: Translations;
  sender: Translations;
  picture: { path: string };
}

/** Adds what somebody says of the school, with name and picture. */
export const addTestimony = async (
  context: ContentContext,
  { picture, ...testimony }: NewTestimony,
): Promise<TestimonyRow | Refused<'wrong_kind_of_file'>> => {
  const face = { imageKey: { picture, side: FACE_SIDE } };
  const added = await withPictures(context, 'testimonies', face, ({ imageKey }) =>
    insert(context, testimony, imageKey),
  );
  return added ?? refuse('wrong_kind_of_file');
};

const insert = (
  { database, clock }: ContentContext,
  { category, text, sender }: Omit<NewTestimony, 'picture'>,
  imageKey: string,
) =>
  database.transaction((tx) =>
    insertTestimony(tx, {
      testimonyId: randomUUID(),
      testimony: text.en,
      testimonyIndo: text.id,
      sender: sender.en,
      senderIndo: sender.id,
      category,
      imageKey,
      createdAt: clock.now(),
    }),
  );

import type { Testimony } from '../../../contract/content-objects.ts';
import { paths } from '../../../paths.ts';
import { untilReached } from '../../app/connection.ts';
import { readAnew } from '../../app/screen.ts';
import { readFilters, readListParams } from '../list/list-params.ts';
import { nextInList } from '../list/next-in-list.ts';
import type { FormRecord } from '../form/record-form.ts';
import { rememberedList } from '../list/remembered-list.ts';
import { useTexts } from '../list/texts.ts';
import { type TestimonyEntry, entryOf } from './testimony-entry.ts';
import { testimoniesQuery, testimonyFilters } from './testimony-list.ts';
import { useTestimonyWords } from './testimony-words.ts';

/** What is compared of a testimony that somebody else may have saved meanwhile; undefined for a new one. */
export const useTestimonyRecord = (
  testimony: Testimony | undefined,
): FormRecord<Testimony, TestimonyEntry> | undefined => {
  const { admin, fields } = useTexts();
  const { categoryOf } = useTestimonyWords();
  if (!testimony) return undefined;
  return {
    row: testimony,
    valuesOf: entryOf,
    fields: {
      testimonyEN: {},
      testimonyID: {},
      nameEN: {},
      nameID: {},
      category: { words: (category) => categoryOf(Number(category)) },
      image: {
        label: fields.image,
        of: ({ image_url }) => image_url,
        words: (url) => (url === '' ? admin.form.empty : admin.testimonies.photoSince),
      },
    },
    presentIn: (present) => present.testimony,
  };
};

const pagesOf =
  (q: string, filters: Parameters<typeof testimoniesQuery>[1]) =>
  async (page: { page: number; size: number }) => {
    const { testimonies: rows, total = 0 } = await readAnew(testimoniesQuery({ q, ...page }, filters));
    return { rows, total };
  };

/** The address of the testimony after this one, in the list as it was left; null when this is the last. */
export const nextTestimony = async (testimonyId: string): Promise<string | null> => {
  const search = new URLSearchParams(rememberedList(paths.adminTestimonies) ?? '');
  const readPage = pagesOf(readListParams(search).q, readFilters(testimonyFilters, search));
  const next = await nextInList(
    (page) => untilReached(() => readPage(page)),
    ({ testimony_id }) => testimony_id === testimonyId,
  );
  return next ? paths.adminTestimony(next.testimony_id) : null;
};

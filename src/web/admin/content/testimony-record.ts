import type { Testimony } from '../../../contract/content-objects.ts';
import { paths } from '../../../paths.ts';
import { untilReached } from '../../app/connection.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { readFilters, readListParams } from '../pattern/list-params.ts';
import { findInList, nextInList } from '../pattern/next-in-list.ts';
import { fileFact, useOwnFiles } from '../pattern/own-files.ts';
import { readUnlessGone } from '../pattern/read-unless-gone.ts';
import type { UpdatedRecord } from '../pattern/record-form-options.ts';
import { textsOf } from '../../app/record-versions.ts';
import { rememberedList } from '../pattern/remembered-list.ts';
import { useTexts } from '../pattern/texts.ts';
import { type TestimonyEntry, entryOf } from './testimony-entry.ts';
import { testimoniesQuery, testimonyFilters } from './testimony-list.ts';
import { useTestimonyWords } from './testimony-words.ts';

/** What is compared of a testimony that somebody else may have saved meanwhile; undefined for a new one. */
export const useTestimonyRecord = (
  testimony: Testimony | undefined,
): UpdatedRecord<Testimony, TestimonyEntry> | undefined => {
  const { admin, fields } = useTexts();
  const { categoryOf } = useTestimonyWords();
  const { own, look, loaded } = useOwnFiles('testimony', 'image', testimony?.image_url);
  if (!testimony) return undefined;
  const { testimony_id: uuid } = testimony;
  const { photoAsOpened: asOpened, photoSince: since } = admin.testimonies;
  const storedImage = fileFact<Testimony>({
    label: fields.image,
    loaded,
    urlOf: ({ image_url }) => image_url,
    own,
    words: { none: admin.form.empty, asOpened, since },
  });
  const read = async () => {
    const asked = apiQuery('GET /testimony/uuid/{uuid}', { params: { uuid } });
    const present = await readUnlessGone(asked, (answer) => answer.testimony);
    const url = present?.image_url ?? null;
    if (url !== null && url !== loaded) await look(uuid, url);
    return present;
  };
  return {
    row: testimony,
    logged: { kind: 'testimony', id: testimony.testimony_id },
    valuesOf: entryOf,
    fields: {
      testimonyEN: {},
      testimonyID: {},
      nameEN: {},
      nameID: {},
      category: { words: (category) => categoryOf(Number(category)) },
      storedImage,
    },
    presentIn: (present) => present.testimony,
    read,
  };
};

const compared = ['testimonyEN', 'testimonyID', 'nameEN', 'nameID', 'category'] as const;
const wordsOf = (entry: Record<string, unknown>) => JSON.stringify(textsOf(entry, compared));

const pagesOf =
  (q: string, filters: Parameters<typeof testimoniesQuery>[1]) =>
  async (page: { page: number; size: number }) => {
    const { testimonies: rows, total = 0 } = await readAnew(testimoniesQuery({ q, ...page }, filters));
    return { rows, total };
  };

/** Whether a testimony with exactly this entry is there. */
export const isTestimonyThere = async (
  entry: Record<string, unknown> & { category: 1 | 2 | 3 },
): Promise<boolean> => {
  const readPage = pagesOf('', { category: entry.category });
  const found = await findInList(readPage, (row) => wordsOf(entryOf(row)) === wordsOf(entry));
  return found !== undefined;
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

import { isDeepStrictEqual } from 'node:util';
import type { WrittenTestContent, WrittenTestEntry } from '../../contract/written-test-objects.ts';
import { type PartOfYear, partsOfYear } from '../../domain/assessment/parts-of-year.ts';
import { type WrittenContent, contentFaults, emptyContent } from '../../domain/assessment/written-content.ts';
import { grades } from '../../domain/enrolment/grade.ts';
import type { Item } from '../../domain/placement/items.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { lastPeople } from '../audit/list-changes.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { problemsOf } from '../placement/edit-problems.ts';
import { presentItem } from '../placement/present-item.ts';
import type { Database } from '../platform/db/database.ts';
import { auditedContentId } from './audited.ts';
import {
  type ContentKey,
  type DraftRow,
  type Published,
  contentOf,
  findDraft,
  publishedOf,
  selectDrafts,
  selectPublished,
} from './content-store.ts';
import type { WrittenTestsContext } from './context.ts';
import { neededTests } from './needed-tests.ts';
import { deliveredTest } from './test-content/delivered-tests.ts';

/** A test of a grade and part of the year. */
export type PartKey = ContentKey & { readonly part: PartOfYear };

/** A test as staff are writing it, and what of it is published. */
export interface Draft {
  readonly key: PartKey;
  readonly content: WrittenContent;
  /** 0: nothing was saved yet */
  readonly version: number;
  readonly changedAt: Date | null;
  readonly published: Published | null;
}

const draftOf = (key: PartKey, row: DraftRow | null | undefined, published: readonly Published[]): Draft => ({
  key,
  content: row?.content ?? deliveredTest(key.grade, key.part) ?? emptyContent,
  version: row?.version ?? 0,
  changedAt: row?.changedAt ?? null,
  published: publishedOf(published, key),
});

/** The test of a grade and part as it is saved, or as delivered. */
export const currentDraft = async (db: Database, key: PartKey): Promise<Draft> =>
  draftOf(key, await findDraft(db, key), await selectPublished(db));

const isSame = (one: WrittenContent, other: WrittenContent): boolean => isDeepStrictEqual(one, other);

/** Whether nothing was changed since a test was published. */
const isPublished = async (db: Database, { key, content, version, published }: Draft): Promise<boolean> => {
  if (!published) return false;
  if (version === 0) return true;
  return isSame(content, await contentOf(db, { ...key, revision: published.revision }));
};

/** An item of a draft may have no right choice yet. */
const presentDrafted = (item: Item) => {
  const shown = presentItem(item);
  return { ...shown, right: shown.choices.some(({ id }) => id === shown.right) ? shown.right : null };
};

/** A test of the school as staff see it, with its key. */
export const presentContent = async (db: Database, draft: Draft): Promise<WrittenTestContent> => {
  const { key, content, version, changedAt, published } = draft;
  const id = auditedContentId(key);
  const people = await lastPeople(db, 'written_test_content', [id]);
  return {
    grade: key.grade,
    part: key.part,
    version,
    revision: published?.revision ?? null,
    published_at: published?.publishedAt?.toISOString() ?? null,
    changed_at: changedAt?.toISOString() ?? null,
    changed_by: people.get(id) ?? null,
    is_published: await isPublished(db, draft),
    listening: content.listening.map(presentDrafted),
    reading: content.reading.map(presentDrafted),
    words: content.words.map(presentDrafted),
    writing: content.writing.map(({ prompt, points }) => ({ prompt, points })),
    faults: problemsOf(contentFaults(content)),
  };
};

/** The test of a grade and part with its key, as it is saved. */
export const showContent = async (db: Database, key: PartKey): Promise<WrittenTestContent> =>
  presentContent(db, await currentDraft(db, key));

/** The tests of all grades and parts, or those that are needed soon alone, the late ones first: which are there, and which are published. */
export const listContents = async (
  {
    database: { db },
    clock,
    publishedReports,
  }: Pick<WrittenTestsContext, 'database' | 'clock' | 'publishedReports'>,
  { needed: isNeeded = false, withNames }: { needed?: boolean | undefined; withNames: boolean },
): Promise<WrittenTestEntry[]> => {
  const today = dayInJakarta(clock.now());
  const [drafts, published] = [await selectDrafts(db), await selectPublished(db)];
  const needed = await neededTests(publishedReports, db, await batchesSince(db, today), today, published);
  const entries = grades.flatMap((grade) =>
    partsOfYear.map((part): WrittenTestEntry => {
      const row = drafts.find((one) => one.grade === grade && one.part === part);
      const { content, version, changedAt, published: newest } = draftOf({ grade, part }, row, published);
      const unpublished = needed.find((one) => one.grade === grade && one.part === part);
      return {
        grade,
        part,
        version,
        revision: newest?.revision ?? null,
        published_at: newest?.publishedAt?.toISOString() ?? null,
        needed_on: unpublished?.neededOn ?? null,
        waiting: withNames ? [...(unpublished?.waiting ?? [])] : [],
        late: unpublished?.late ?? 0,
        // What was saved after it was published counts as changed here; the test itself says exactly.
        is_published:
          newest !== null && (changedAt === null || (newest.publishedAt ?? new Date(0)) >= changedAt),
        items: {
          listening: content.listening.length,
          reading: content.reading.length,
          words: content.words.length,
          writing: content.writing.length,
        },
      };
    }),
  );
  const shown = isNeeded ? entries.filter((entry) => entry.needed_on !== null) : entries;
  return shown.toSorted((one, other) => Number(other.late > 0) - Number(one.late > 0));
};

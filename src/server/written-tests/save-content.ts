import { type Refused, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import type { WrittenTestContent } from '../../contract/written-test-objects.ts';
import { type WrittenContent, contentFaults, markedSkills } from '../../domain/assessment/written-content.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import { fieldOfMedia, firstUnknown, keepUploads, uploadsIn } from '../placement/claim-media.ts';
import { problemsOf } from '../placement/edit-problems.ts';
import type { Media } from '../placement/item-bank.ts';
import { mediaOf } from '../placement/test-media.ts';
import type { Tx } from '../platform/db/database.ts';
import { auditedContent, auditedContentId } from './audited.ts';
import { insertRevision, saveDraft } from './content-store.ts';
import type { WrittenTestsContext } from './context.ts';
import { type Draft, type PartKey, currentDraft, presentContent, showContent } from './show-content.ts';

type Desk = Pick<WrittenTestsContext, 'database' | 'clock' | 'items'>;
type Changed = WrittenTestContent | Refused<'changed_meanwhile' | 'invalid_input'>;

interface Place {
  key: PartKey;
  /** the version that the change was made from; 0: nothing was saved yet */
  version?: number | undefined;
  /** the account of who changes it; null when no person does */
  by: number | null;
}

const record = (
  tx: Tx,
  { key, by }: Place,
  at: Date,
  { before, after }: Record<'before' | 'after', { content: WrittenContent; revision: number | null }>,
) =>
  recordChange(tx, {
    by,
    at,
    kind: 'written_test_content',
    objectId: auditedContentId(key),
    name: auditedContentId(key),
    before: auditedContent(before.content, before.revision),
    after: auditedContent(after.content, after.revision),
  });

const refuseStale = async (tx: Tx, key: PartKey) =>
  refuseAsChanged({ written_test_content: await showContent(tx, key) });

/** What a draft names of what staff uploaded is kept for good; what nobody has uploaded is refused. */
const claimMedia = async (
  tx: Tx,
  { items }: Pick<Desk, 'items'>,
  before: WrittenContent,
  after: WrittenContent,
): Promise<Refused<'invalid_input'> | null> => {
  const all = (content: WrittenContent) => markedSkills.flatMap((skill) => content[skill]);
  const uploads = uploadsIn(items, all(before), all(after));
  const unknown = await firstUnknown(tx, uploads);
  if (unknown) {
    const isIt = ({ kind, name }: Media) => kind === unknown.kind && name === unknown.name;
    const section = markedSkills.find((skill) => after[skill].flatMap(mediaOf).some(isIt)) ?? 'listening';
    return refuseFields({ [`${section}.${fieldOfMedia(unknown, after[section])}`]: 'media_gone' });
  }
  await keepUploads(tx, uploads);
  return null;
};

/** Saves a test as far as it is written; nobody is shown it before it is published (rule R206). */
export const saveContent = (context: Desk, place: Place, content: WrittenContent): Promise<Changed> =>
  context.database.transaction(async (tx) => {
    const { key, version } = place;
    const before = await currentDraft(tx, key);
    if (isStale(version, before.version)) return refuseStale(tx, key);
    const refused = await claimMedia(tx, context, before.content, content);
    if (refused) return refused;
    const now = context.clock.now();
    const saved = await saveDraft(tx, key, before.version, { content, changedAt: now });
    if (!saved) return refuseStale(tx, key);
    const revision = before.published?.revision ?? null;
    await record(tx, place, now, {
      before: { content: before.content, revision },
      after: { content, revision },
    });
    return presentContent(tx, { ...before, content, version: saved.version, changedAt: now });
  });

/** Shows what is saved to the tests that begin from now on (rule R206). */
export const publishContent = (context: Desk, place: Place): Promise<Changed> =>
  context.database.transaction(async (tx) => {
    const { key, version } = place;
    const draft = await currentDraft(tx, key);
    if (isStale(version, draft.version)) return refuseStale(tx, key);
    const faults = problemsOf(contentFaults(draft.content));
    if (Object.keys(faults).length > 0) return refuseFields(faults);
    const present = await presentContent(tx, draft);
    return present.is_published ? present : publish(tx, context, place, draft);
  });

const publish = async (
  tx: Tx,
  { clock }: Pick<Desk, 'clock'>,
  place: Place,
  draft: Draft,
): Promise<Changed> => {
  const { key, content, published } = draft;
  const publishedAt = clock.now();
  const revision = (published?.revision ?? 0) + 1;
  // Somebody else has published at the same moment: theirs is there now.
  if (!(await insertRevision(tx, { ...key, revision, content, publishedAt }))) return refuseStale(tx, key);
  await record(tx, place, publishedAt, {
    before: { content, revision: published?.revision ?? null },
    after: { content, revision },
  });
  const firstAt = published ? published.firstAt : publishedAt;
  return presentContent(tx, { ...draft, published: { ...key, revision, publishedAt, firstAt } });
};

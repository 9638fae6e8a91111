import { isDeepStrictEqual } from 'node:util';
import type { DeskPart } from '../../contract/placement-desk-objects.ts';
import type { QuestionEditBody } from '../../contract/placement-desk.ts';
import { type Refused, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import { type QuestionEdit, countedSince, editPart } from '../../domain/placement/part-edit.ts';
import type { Part } from '../../domain/placement/test-parts.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import { auditedPart, auditedPartId } from './audited-part.ts';
import { fieldOfMedia, firstUnknown, keepUploads, uploadsIn } from './claim-media.ts';
import type { PlacementContext } from './context.ts';
import { problemsOf } from './edit-problems.ts';
import type { Media } from './item-bank.ts';
import { type PartContent, deliveredPart } from './part-content.ts';
import { type PartRevision, insertRevision } from './part-revision-store.ts';
import { currentPart, presentCurrent } from './show-parts.ts';
import type { IntroductionTexts, PartSet } from './tables.ts';

type Desk = Pick<PlacementContext, 'database' | 'clock' | 'items'>;
type Changed = DeskPart | Refused<'changed_meanwhile' | 'invalid_input'>;

interface Place {
  form: PartSet;
  part: Part;
  /** the version that the change was made from */
  version?: number | undefined;
  /** the account of who changes it */
  by: number | null;
}

/** Changes a part for the tests that begin from now on (rule R97). */
export const updatePart = (
  context: Desk,
  place: Place,
  edits: readonly QuestionEditBody[],
  introduction: IntroductionTexts | null,
): Promise<Changed> =>
  save(context, place, async (tx, before) => {
    const edited = editPart(before.questions, edits.map(editOf), place.part);
    if ('faults' in edited) return refuseFields(problemsOf(edited.faults));
    if (before.introduction && !introduction) return refuseFields({ introduction: 'required' });
    const uploads = uploadsIn(context.items, before.questions, edited.questions);
    const unknown = await firstUnknown(tx, uploads);
    if (unknown)
      return refuseFields({ [`questions.${fieldOfMedia(unknown, edited.questions)}`]: 'media_gone' });
    return {
      uploads,
      questions: edited.questions,
      introduction: before.introduction && introduction,
    };
  });

/** Takes the delivered questions again; what was changed stays as an earlier version. */
export const restorePart = (context: Desk, place: Place): Promise<Changed> =>
  save(context, place, async () => {
    const { questions, introduction } = deliveredPart(context.items, place.form, place.part);
    return { questions, introduction, uploads: [] };
  });

interface NewContent extends Contents {
  /** what it names for the first time of what staff have uploaded */
  uploads: readonly Media[];
}

type Contents = Pick<PartRevision, 'questions' | 'introduction'>;

/** Names stand in another order in what comes from the database. */
const isSame = (one: Contents, other: Contents): boolean =>
  isDeepStrictEqual([one.questions, one.introduction], [other.questions, other.introduction]);

/** Stores a new version; what changes nothing makes none, and is answered as it is. */
const save = (
  { database, clock, items }: Desk,
  { form, part, version, by }: Place,
  change: (tx: Tx, before: PartContent) => Promise<NewContent | Refused<'invalid_input'>>,
): Promise<Changed> =>
  database.transaction(async (tx) => {
    const before = await currentPart(tx, items, form, part);
    if (isStale(version, before.version))
      return refuseAsChanged({ placement_part: await presentCurrent(tx, items, before) });
    const content = await change(tx, before);
    if ('refused' in content) return content;
    if (isSame(content, before)) return presentCurrent(tx, items, before);
    const { uploads, ...contents } = content;
    const now = clock.now();
    const after = {
      ...contents,
      delivered: isSame(content, deliveredPart(items, form, part)),
      form,
      part,
      version: before.version + 1,
      countedSince: countedSince(
        before.questions,
        before.countedSince,
        content.questions,
        before.version + 1,
      ),
      madeAt: now,
    };
    // Somebody else has saved at the same moment: theirs is there now.
    if (!(await insertRevision(tx, after))) {
      const theirs = await currentPart(tx, items, form, part);
      return refuseAsChanged({ placement_part: await presentCurrent(tx, items, theirs) });
    }
    await keepUploads(tx, uploads);
    await recordChange(tx, {
      by,
      at: now,
      kind: 'placement_part',
      objectId: auditedPartId({ form, part }),
      name: `${form === 'intro' ? '' : `${form} `}${part}`,
      before: auditedPart(before),
      after: auditedPart(after),
    });
    return presentCurrent(tx, items, after);
  });

const editOf = ({ choices, mistakes, ...rest }: QuestionEditBody): QuestionEdit => ({
  ...rest,
  choices: choices.map(({ why_wrong: whyWrong, ...choice }) => ({ ...choice, whyWrong })),
  mistakes: mistakes.map(({ order, why_wrong: whyWrong }) => ({ order, whyWrong })),
});

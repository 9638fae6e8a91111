import type { FormQuestions, PartIntroduction, Question } from '../../domain/placement/items.ts';
import { type Part, isPart, parts } from '../../domain/placement/test-parts.ts';
import type { Database } from '../platform/db/database.ts';
import type { ItemBank } from './item-bank.ts';
import { type PartRevision, selectNewestRevisions, selectRevisions } from './part-revision-store.ts';
import type { IntroductionTexts, PartSet, PartVersions } from './tables.ts';
import type { TestRow } from './test-store.ts';

/** A part of a form, or what introduces it, as it is in some version. */
export interface PartContent {
  readonly form: PartSet;
  readonly part: Part;
  readonly version: number;
  readonly questions: readonly Question[];
  readonly introduction: IntroductionTexts | null;
  readonly countedSince: readonly number[];
  readonly delivered: boolean;
  readonly madeAt: Date | null;
}

const introductionOf = (items: ItemBank, part: Part): PartIntroduction => {
  const found = items.introductions[part - 1];
  if (!found) throw new Error(`part ${part} has no introduction`);
  return found;
};

/** A part as it was delivered. */
export const deliveredPart = (items: ItemBank, form: PartSet, part: Part): PartContent => {
  const shared = { form, part, version: 0, delivered: true, madeAt: null };
  if (form === 'intro') {
    const { title, instruction, exampleNote, example } = introductionOf(items, part);
    return {
      ...shared,
      questions: [example],
      introduction: { title, instruction, exampleNote },
      countedSince: [0],
    };
  }
  const questions = items.questionsOf(form)[part - 1] ?? [];
  return { ...shared, questions, introduction: null, countedSince: questions.map(() => 0) };
};

/** A part as a revision has it, or as delivered without one. */
export const partContent = (
  items: ItemBank,
  form: PartSet,
  part: Part,
  revision: PartRevision | null | undefined,
): PartContent => (revision ? { ...revision, part } : deliveredPart(items, form, part));

/** The questions and introductions of one test, with the key. */
export interface TestItems {
  readonly questions: FormQuestions;
  readonly introductions: readonly PartIntroduction[];
  /** by part, for each question the version since which its answers are counted */
  readonly countedSince: readonly (readonly number[])[];
}

/** The versions that a test which begins now is to show; null when nothing was ever changed. */
export const versionsNow = async (db: Database, testForm: TestRow['form']): Promise<PartVersions | null> => {
  const newest = await selectNewestRevisions(db);
  if (newest.length === 0) return null;
  const versionsOf = (form: PartSet) =>
    parts.map((part) => newest.find((one) => one.form === form && one.part === part)?.version ?? 0);
  return { questions: versionsOf(testForm), introductions: versionsOf('intro') };
};

const keysOf = (form: PartSet, versions: readonly number[]) =>
  versions.flatMap((version, place) => (version === 0 ? [] : [{ form, part: place + 1, version }]));

/** What a test shows and is scored by: what it began with, whatever staff have changed since (rule R97). */
export const itemsOfTest = async (
  db: Database,
  items: ItemBank,
  { form, partVersions }: Pick<TestRow, 'form' | 'partVersions'>,
): Promise<TestItems> => {
  const revisions = partVersions
    ? await selectRevisions(db, [
        ...keysOf(form, partVersions.questions),
        ...keysOf('intro', partVersions.introductions),
      ])
    : [];
  const contentOf = (set: PartSet, part: Part) => {
    const version =
      (set === 'intro' ? partVersions?.introductions : partVersions?.questions)?.[part - 1] ?? 0;
    const revision = revisions.find((one) => one.form === set && one.part === part);
    if (version !== 0 && !revision) throw new Error(`version ${version} of part ${part} of ${set} is gone`);
    return partContent(items, set, part, revision);
  };
  const questions = parts.map((part) => contentOf(form, part));
  return {
    questions: questions.map((content) => content.questions),
    countedSince: questions.map((content) => content.countedSince),
    introductions: parts.map((part) => introduced(contentOf('intro', part))),
  };
};

const introduced = ({ part, introduction, questions: [example] }: PartContent): PartIntroduction => {
  if (!introduction || !example) throw new Error(`part ${part} has no introduction`);
  return { part, ...introduction, example };
};

/** A number from the wire, which has checked it, as a part. */
export const knownPart = (part: number): Part => {
  if (!isPart(part)) throw new RangeError(`not a part: ${part}`);
  return part;
};

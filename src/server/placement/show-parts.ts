import type { DeskPart } from '../../contract/placement-desk-objects.ts';
import type { Part } from '../../domain/placement/test-parts.ts';
import { parts } from '../../domain/placement/test-parts.ts';
import { lastPeople } from '../audit/list-changes.ts';
import type { Database } from '../platform/db/database.ts';
import { selectAnswerCounts } from './answer-counts-store.ts';
import { auditedPartId } from './audited-part.ts';
import type { PlacementContext } from './context.ts';
import type { ItemBank } from './item-bank.ts';
import { type PartContent, partContent } from './part-content.ts';
import { findNewestRevision, selectNewestRevisions } from './part-revision-store.ts';
import { presentPart } from './present-part.ts';
import { type PartSet, partSets } from './tables.ts';

const everyPart = partSets.flatMap((form) => parts.map((part) => auditedPartId({ form, part })));

/** All parts of both forms and their introductions, as the next test will show them. */
export const showParts = async ({
  database: { db },
  items,
}: Pick<PlacementContext, 'database' | 'items'>): Promise<DeskPart[]> => {
  const [newest, counts, people] = [
    await selectNewestRevisions(db),
    await selectAnswerCounts(db),
    await lastPeople(db, 'placement_part', everyPart),
  ];
  const contentOf = (form: PartSet, part: Part) =>
    partContent(
      items,
      form,
      part,
      newest.find((one) => one.form === form && one.part === part),
    );
  return partSets.flatMap((form) =>
    parts.map((part) => {
      const by = people.get(auditedPartId({ form, part }));
      return presentPart(contentOf(form, part), titleOf(contentOf('intro', part)), counts, by);
    }),
  );
};

/** A part as the next test will show it. */
export const showPart = async (
  { database: { db }, items }: Pick<PlacementContext, 'database' | 'items'>,
  form: PartSet,
  part: Part,
): Promise<DeskPart> => presentCurrent(db, items, await currentPart(db, items, form, part));

/** A part in its newest version. */
export const currentPart = async (
  db: Database,
  items: ItemBank,
  form: PartSet,
  part: Part,
): Promise<PartContent> => partContent(items, form, part, await findNewestRevision(db, { form, part }));

/** A part that was just read or changed, with its title and figures. */
export const presentCurrent = async (
  db: Database,
  items: ItemBank,
  content: PartContent,
): Promise<DeskPart> => {
  const { form, part } = content;
  const introduction = form === 'intro' ? content : await currentPart(db, items, 'intro', part);
  const id = auditedPartId({ form, part });
  const people = await lastPeople(db, 'placement_part', [id]);
  return presentPart(
    content,
    titleOf(introduction),
    await selectAnswerCounts(db, { form, part }),
    people.get(id),
  );
};

const titleOf = ({ part, introduction }: PartContent) => {
  if (!introduction) throw new Error(`part ${part} has no introduction`);
  return introduction.title;
};

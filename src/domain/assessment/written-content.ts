import { type EditFault, type FaultsByField, faultsByField } from '../placement/part-edit.ts';
import { itemFaults } from '../placement/item-faults.ts';
import type { Item } from '../placement/items.ts';

/** The sections of a written test that the server marks, in the order in which they are taken (rule R206). */
export const markedSkills = ['listening', 'reading', 'words'] as const;
export type MarkedSkill = (typeof markedSkills)[number];

/** What a written test asks for, in the order of its sections. `words` is words and grammar, `writing` is marked by a teacher. */
export const writtenSkills = [...markedSkills, 'writing'] as const;
export type WrittenSkill = (typeof writtenSkills)[number];

/** Something to write about, for which a teacher gives points. */
export interface WritingTask {
  /** in English */
  readonly prompt: string;
  /** what the teacher can give at most */
  readonly points: number;
}

/** A written test as staff know it, with its key. Plain data, which can be stored as JSON. */
export type WrittenContent = Readonly<Record<MarkedSkill, readonly Item[]>> & {
  readonly writing: readonly WritingTask[];
};

/** A test in which nothing stands yet. */
export const emptyContent: WrittenContent = { listening: [], reading: [], words: [], writing: [] };

/** Most items of a section, most tasks to write, and most points of one. */
export const MOST_ITEMS = 20;
export const MOST_WRITING_TASKS = 4;
export const MOST_POINTS = 20;
/** Letters of an answer to a writing task. */
export const WRITING_MAX_LETTERS = 600;

/** An item has three choices or four; true, false and not said are three. */
const choicesOf = (item: Item): readonly number[] => (item.type === 'read_true_false' ? [3] : [3, 4]);

/** How much each section counts: one for an item, and the points of what is written. */
export const pointsOf = (content: WrittenContent, skill: WrittenSkill): number =>
  skill === 'writing' ? content.writing.reduce((sum, { points }) => sum + points, 0) : content[skill].length;

/**
 * Everything for which a test cannot be published, by field, such as `listening.2.prompt` (rule R206): each section that the
 * server marks has an item, and each item is sound. Empty when it may be published.
 */
export function contentFaults(content: WrittenContent): FaultsByField {
  const found: [string, EditFault][] = markedSkills.flatMap((skill): [string, EditFault][] => {
    if (content[skill].length === 0) return [[skill, 'required']];
    const faults = faultsByField(content[skill], (item) => itemFaults(item, choicesOf(item)));
    return Object.entries(faults).map(([field, fault]) => [`${skill}.${field}`, fault]);
  });
  const empty = content.writing.flatMap(({ prompt }, place): [string, EditFault][] =>
    prompt.trim() === '' ? [[`writing.${place}.prompt`, 'required']] : [],
  );
  return Object.fromEntries([...found, ...empty]);
}

import { isRight } from '../placement/items.ts';
import type { AnswersBySkill } from './written-answers.ts';
import {
  type WrittenContent,
  type WrittenSkill,
  markedSkills,
  pointsOf,
  writtenSkills,
} from './written-content.ts';

/** What a skill came to: `right` of `of`. */
export interface SkillScore {
  readonly skill: WrittenSkill;
  readonly right: number;
  readonly of: number;
}

/** What the server marks of a test: one for each item that is answered rightly, unanswered ones counting as wrong (rule R207). */
export const scoreSections = (content: WrittenContent, answers: AnswersBySkill): readonly SkillScore[] =>
  markedSkills.map((skill) => ({
    skill,
    right: content[skill].filter((item, place) => isRight(item, answers[skill][place] ?? null)).length,
    of: pointsOf(content, skill),
  }));

/** Whether nothing of a test is left for the teacher to mark: it asks for no writing (rule R207). */
export const isMarkedByServer = ({ writing }: WrittenContent): boolean => writing.length === 0;

/** Why the points that a teacher gave cannot be taken: not one for each writing task, or more than one has (rule R207). */
export function pointsProblem(
  { writing }: WrittenContent,
  points: readonly number[],
): 'invalid' | 'points_beyond' | null {
  if (points.length !== writing.length) return 'invalid';
  return points.some((given, place) => given > (writing[place]?.points ?? 0)) ? 'points_beyond' : null;
}

/** The scores with what the teacher gave for the writing. */
export const withWriting = (
  scores: readonly SkillScore[],
  content: WrittenContent,
  points: readonly number[],
): readonly SkillScore[] => [
  ...scores.filter(({ skill }) => skill !== 'writing'),
  {
    skill: 'writing',
    right: points.reduce((sum, given) => sum + given, 0),
    of: pointsOf(content, 'writing'),
  },
];

/** What stands on a sheet for each skill; `of` 0 where it has no such section. */
export type SheetScores = Readonly<Record<WrittenSkill, { readonly right: number; readonly of: number }>>;

/** The skills of a sheet for which more is right than there is; and all of them when nothing was asked at all (rule R207). */
export const sheetProblems = (sheet: SheetScores): readonly WrittenSkill[] =>
  writtenSkills.some((skill) => sheet[skill].of > 0)
    ? writtenSkills.filter((skill) => sheet[skill].right > sheet[skill].of)
    : writtenSkills;

/** The scores of the sections that a sheet has. */
export const scoresOfSheet = (sheet: SheetScores): readonly SkillScore[] =>
  writtenSkills.filter((skill) => sheet[skill].of > 0).map((skill) => ({ skill, ...sheet[skill] }));

/** Whether two results say the same. */
export const sameScores = (one: readonly SkillScore[], other: readonly SkillScore[]): boolean =>
  one.length === other.length &&
  one.every((score) =>
    other.some(({ skill, right, of }) => skill === score.skill && right === score.right && of === score.of),
  );

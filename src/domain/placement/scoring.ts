import { type Grade, firstGrade, isGrade } from '../enrolment/grade.ts';
import { type Part, questionsInParts } from './test-parts.ts';

/** The four levels of the test and their parts, the easiest first (rule R43). */
export const levels = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [10, 11, 12],
] as const satisfies readonly (readonly Part[])[];

/** A level is mastered from this share of right answers on, in per cent. */
export const mastery = 60;

const sumOver = (level: readonly Part[], byPart: readonly number[]): number =>
  level.reduce<number>((sum, part) => sum + (byPart[part - 1] ?? 0), 0);

/** Whether a level is mastered: 60 per cent of its questions answered rightly, unanswered ones counting as wrong. */
export const isMastered = (level: readonly Part[], rightByPart: readonly number[]): boolean =>
  sumOver(level, rightByPart) * 100 >= sumOver(level, questionsInParts) * mastery;

/** The grade for a score: 2 and one more for each level mastered, up to the first that is not (rule R43). */
export function gradeOf(rightByPart: readonly number[]): Grade {
  const firstGap = levels.findIndex((level) => !isMastered(level, rightByPart));
  const grade = firstGrade + (firstGap === -1 ? levels.length : firstGap);
  if (!isGrade(grade)) throw new RangeError(`not a grade: ${grade}`);
  return grade;
}

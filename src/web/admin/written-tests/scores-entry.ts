import * as z from 'zod/mini';
import { calendarDate, problem } from '../../../contract/fields.ts';
import type { WrittenTestWork } from '../../../contract/written-test-objects.ts';
import { type WrittenSkill, writtenSkills } from '../../../domain/assessment/written-content.ts';
import { typedNumber } from './points-entry.ts';

const MOST = 100;

/** The names of a skill's two numbers. */
export const scoreFields = (skill: WrittenSkill) => [`${skill}_right`, `${skill}_of`] as const;

const names = writtenSkills.flatMap(scoreFields);
type ScoreName = (typeof names)[number];
export type ScoresEntry = Record<ScoreName, string>;

const number = typedNumber(MOST);
const numbers = {
  listening_right: number,
  listening_of: number,
  reading_right: number,
  reading_of: number,
  words_right: number,
  words_of: number,
  writing_right: number,
  writing_of: number,
} as const satisfies Record<ScoreName, typeof number>;

const photo = z.custom<File>((value) => value instanceof File, { error: problem('required') });

/** Says of each skill, whatever else is missing, that more was reached than there is. */
const noneBeyond = writtenSkills.map((skill) => {
  const [right, of] = scoreFields(skill);
  return z.refine<Partial<ScoresEntry>>((entry) => !(Number(entry[right]) > Number(entry[of] || MOST)), {
    error: problem('points_beyond'),
    path: [right],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
});

/** The scores of a sheet as they are typed. */
export const scoresSchema = z.object(numbers).check(...noneBeyond);

/** A test on paper that is entered: its day, its scores and a photo of the sheet. */
export const paperSchema = z.object({ taken_on: calendarDate, ...numbers, file: photo }).check(...noneBeyond);

/** A sheet of which nothing is entered yet, but how much the school's own test gives. */
export const noScores = (points: Readonly<Record<WrittenSkill, number>> | null): ScoresEntry => {
  const of = (skill: WrittenSkill) => (points ? String(points[skill]) : '');
  return {
    listening_right: '',
    listening_of: of('listening'),
    reading_right: '',
    reading_of: of('reading'),
    words_right: '',
    words_of: of('words'),
    writing_right: '',
    writing_of: of('writing'),
  };
};

/** The scores of a test as its form shows them; a section that the sheet does not have is 0 of 0. */
export const scoresIn = ({ scores }: Pick<WrittenTestWork, 'scores'>): ScoresEntry => {
  const given = writtenSkills.flatMap((skill) => {
    const score = scores.find((one) => one.skill === skill);
    const [right, of] = scoreFields(skill);
    return [
      [right, String(score?.right ?? 0)],
      [of, String(score?.of ?? 0)],
    ];
  });
  return { ...noScores(null), ...Object.fromEntries(given) };
};

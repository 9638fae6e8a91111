import { laterAnswers } from '../placement/test-progress.ts';
import { type WrittenContent, type WrittenSkill, writtenSkills } from './written-content.ts';

/** For each section a text or null for each of its questions. */
export type AnswersBySkill = Readonly<Record<WrittenSkill, readonly (string | null)[]>>;
/** When each answer was given, in milliseconds of the school's clock; null where none was. */
export type AnswerTimesBySkill = Readonly<Record<WrittenSkill, readonly (number | null)[]>>;

/** What a client sends: any section may be missing or short, and `ago` is how many milliseconds ago each answer was given. */
export interface SentAnswers {
  readonly answers: { readonly [Skill in WrittenSkill]?: AnswersBySkill[Skill] | undefined };
  readonly ago: { readonly [Skill in WrittenSkill]?: AnswerTimesBySkill[Skill] | undefined };
}

/** What is saved of a written test. */
export interface WrittenProgress {
  readonly answers: AnswersBySkill;
  readonly answerTimes: AnswerTimesBySkill;
}

const bySkill = <T>(of: (skill: WrittenSkill) => T): Readonly<Record<WrittenSkill, T>> => ({
  listening: of('listening'),
  reading: of('reading'),
  words: of('words'),
  writing: of('writing'),
});

/** A test that has just begun: nothing is answered. */
export const nothingWritten = (content: WrittenContent): WrittenProgress => ({
  answers: bySkill((skill) => content[skill].map(() => null)),
  answerTimes: bySkill((skill) => content[skill].map(() => null)),
});

const isAnswerTo = (content: WrittenContent, skill: WrittenSkill, place: number, answer: string): boolean => {
  if (skill === 'writing') return content.writing[place] !== undefined;
  const item = content[skill][place];
  if (!item) return false;
  return item.type === 'order' || item.choices.some(({ id }) => id === answer);
};

/** The sections in which something is answered that is not asked: a question or a choice that the test does not have (rule R205). */
export const sectionsNotAsked = (
  content: WrittenContent,
  answers: SentAnswers['answers'],
): readonly WrittenSkill[] =>
  writtenSkills.filter((skill) =>
    (answers[skill] ?? []).some(
      (answer, place) => answer !== null && !isAnswerTo(content, skill, place, answer),
    ),
  );

/** What is saved, with what was sent: as in the placement test null erases nothing, and of two devices the later answer counts (rule R42). */
export function saveWritten(
  content: WrittenContent,
  saved: WrittenProgress,
  sent: SentAnswers,
  now: Date,
): WrittenProgress {
  const merged = bySkill((skill) =>
    laterAnswers(
      content[skill].length,
      { texts: saved.answers[skill], times: saved.answerTimes[skill] },
      { texts: sent.answers[skill] ?? [], ago: sent.ago[skill] ?? [] },
      now,
    ),
  );
  return {
    answers: bySkill((skill) => merged[skill].texts),
    answerTimes: bySkill((skill) => merged[skill].times),
  };
}

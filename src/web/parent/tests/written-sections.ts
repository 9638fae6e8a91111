import type { PlacementQuestion } from '../../../contract/placement.ts';
import {
  type WrittenSkill,
  markedSkills,
  writtenSkills,
} from '../../../domain/assessment/written-content.ts';
import type { Answers } from '../../../domain/placement/test-parts.ts';
import type { Answer } from '../../frame/api.ts';

export type AskedTest = Pick<
  Answer<'GET /written-tests/questions'>,
  'listening' | 'reading' | 'words' | 'writing' | 'answers' | 'seconds_left'
>;

/** A section of a test, with questions to choose in or with tasks to write. */
export interface Section {
  readonly skill: WrittenSkill;
  /** its place among all skills, from 1: the part of the answers that is its own */
  readonly part: number;
  readonly questions: readonly PlacementQuestion[];
  readonly tasks: AskedTest['writing'];
  /** how many questions or tasks it has */
  readonly count: number;
}

/** The sections of a test in their order; a skill for which nothing is asked has none. */
export const sectionsOf = (asked: AskedTest): readonly Section[] =>
  writtenSkills
    .map((skill, place): Section => {
      const marked = markedSkills.find((one) => one === skill);
      const questions = marked ? asked[marked] : [];
      const tasks = marked ? [] : asked.writing;
      return { skill, part: place + 1, questions, tasks, count: questions.length + tasks.length };
    })
    .filter(({ count }) => count > 0);

/** The answers of a test as a list for each skill. */
export const answersOf = ({ answers }: Pick<AskedTest, 'answers'>): Answers =>
  writtenSkills.map((skill) => answers[skill]);

/** Lists for each skill under the names of the skills, as they are sent. */
export const bySkill = <T>(lists: readonly (readonly T[])[]): Record<WrittenSkill, T[]> => {
  const [listening = [], reading = [], words = [], writing = []] = lists;
  return {
    listening: [...listening],
    reading: [...reading],
    words: [...words],
    writing: [...writing],
  };
};

const isOpen = (answer: string | null | undefined) => !answer || answer.trim() === '';

/** How many questions of a section have an answer. */
export const answeredIn = ({ part, count }: Pick<Section, 'part' | 'count'>, answers: Answers): number =>
  Array.from({ length: count }, (_, place) => answers[part - 1]?.[place]).filter((one) => !isOpen(one))
    .length;

/** Where a child is: in a section, from 0, at a question of it, from 1; or at the end. */
export interface Place {
  readonly section: number;
  readonly question: number;
}

/** The first question of a section without an answer, else its last one. */
export const placeIn = (section: Section, answers: Answers): number => {
  const open = Array.from(
    { length: section.count },
    (_, place) => answers[section.part - 1]?.[place],
  ).findIndex(isOpen);
  return open === -1 ? section.count : open + 1;
};

/** Where a child looks at a section once more: at the first question without an answer, else at its first one. */
export const openOrFirst = (section: Section, answers: Answers): number =>
  answeredIn(section, answers) < section.count ? placeIn(section, answers) : 1;

/** Where a child that comes back goes on: at the first question without an answer, else behind the last section. */
export const firstOpen = (sections: readonly Section[], answers: Answers): Place => {
  const open = sections.findIndex((section) => answeredIn(section, answers) < section.count);
  const section = sections[open];
  return section
    ? { section: open, question: placeIn(section, answers) }
    : { section: sections.length, question: 1 };
};

/** A place as this tab keeps it over a reload; what names none of this test is none. */
export const placeFrom = (kept: string | null, sections: readonly Section[]): Place | null => {
  const [section = -1, question = 0] = (kept ?? '').split('.').map(Number);
  const count = sections[section]?.count ?? 1;
  const isThere = Number.isInteger(section) && section >= 0 && section <= sections.length;
  return isThere && Number.isInteger(question) && question >= 1 && question <= count
    ? { section, question }
    : null;
};

/** Signs that no text of a form may hold, and halves of a sign that is cut in two. */
const mayStand = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  if (code === 9 || code === 10 || code === 13) return true;
  return code >= 32 && code !== 127 && (code < 0xd8_00 || code > 0xdf_ff);
};

/** What a child has typed or pasted, without signs for which the server would refuse all of it. */
export const sendable = (typed: string): string => Array.from(typed).filter(mayStand).join('');

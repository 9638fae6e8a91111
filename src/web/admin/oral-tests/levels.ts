import {
  type OralLevel,
  type OralLevels,
  type OralSkill,
  isOralLevel,
  oralSkills,
} from '../../../domain/assessment/oral-levels.ts';

/** What was chosen so far. */
export type ChosenLevels = Readonly<Partial<Record<OralSkill, OralLevel>>>;

/** The skills of which nothing was chosen. */
export const missingSkills = (levels: ChosenLevels): OralSkill[] =>
  oralSkills.filter((skill) => levels[skill] === undefined);

/** All five, as the call takes them; null while one is missing. */
export const wholeLevels = ({
  understanding,
  speaking,
  pronunciation,
  words,
  grammar,
}: ChosenLevels): OralLevels | null =>
  understanding && speaking && pronunciation && words && grammar
    ? { understanding, speaking, pronunciation, words, grammar }
    : null;

/** The chosen levels as a draft keeps them, in the order of the skills: `4,,3,,` */
export const writtenLevels = (levels: ChosenLevels): string =>
  oralSkills.map((skill) => levels[skill] ?? '').join(',');

/** The levels of a draft; what is none is left out. */
export const readLevels = (written: string): ChosenLevels => {
  const parts = written.split(',').map(Number);
  return Object.fromEntries(
    oralSkills.flatMap((skill, place) => {
      const level = parts[place] ?? 0;
      return isOralLevel(level) ? [[skill, level]] : [];
    }),
  );
};

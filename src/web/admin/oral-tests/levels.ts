import {
  type OralLevel,
  type OralLevels,
  type OralSkill,
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

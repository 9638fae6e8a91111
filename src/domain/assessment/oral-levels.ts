/** What a teacher listens for in an oral test, each with a level from 1 to 5 (rule R211). */
export const oralSkills = ['understanding', 'speaking', 'pronunciation', 'words', 'grammar'] as const;
export type OralSkill = (typeof oralSkills)[number];

/** From the first steps to ready for more. */
export const oralLevels = [1, 2, 3, 4, 5] as const;
export type OralLevel = (typeof oralLevels)[number];

/** What a child was found to do in each skill. */
export type OralLevels = Readonly<Record<OralSkill, OralLevel>>;

/** Whether a number is a level. */
export const isOralLevel = (number: number): number is OralLevel =>
  (oralLevels as readonly number[]).includes(number);

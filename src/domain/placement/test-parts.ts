/** Questions in each of the twelve parts, in order (rule R39). */
export const questionsInParts = [4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 5, 5] as const;
/** The parts by number. */
export const parts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** A part of the test, 1 to 12. */
export type Part = (typeof parts)[number];
/** Where a finished test stands. */
export const lastPart: Part = 12;

/** Whether a number is a part. */
export const isPart = (number: number): number is Part => (parts as readonly number[]).includes(number);

/** Twelve lists, one a part, with a text or null for each question. */
export type Answers = readonly (readonly (string | null)[])[];

/** When each answer was given, in milliseconds of the school's clock; null where none was. */
export type AnswerTimes = readonly (readonly (number | null)[])[];

/** The answers of a test that has just begun: all null. */
export const noAnswers: Answers = questionsInParts.map((questions) => Array<null>(questions).fill(null));

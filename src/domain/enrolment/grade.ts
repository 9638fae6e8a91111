/** The grades of the school (rule R12). */
export const grades = [2, 3, 4, 5, 6] as const;
/** A grade, 2 to 6. */
export type Grade = (typeof grades)[number];

/** The grade of every first purchase: an enrolment keeps it until test or staff set another (rule R12). */
export const firstGrade: Grade = 2;
/** The grade after which there is none. */
export const highestGrade: Grade = 6;

/** Whether a number is a grade. */
export const isGrade = (number: number): number is Grade => (grades as readonly number[]).includes(number);

/** What a family chooses for the next year: to move up or to stay. */
export type NextYearChoice = 'next' | 'stay';

/** Whether a word is one of the two. */
export const isNextYearChoice = (word: string): word is NextYearChoice => word === 'next' || word === 'stay';

/** The grade of the next year: one higher, never above 6, or the same (rule R35). */
export const nextGrade = (grade: Grade, choice: NextYearChoice): Grade =>
  choice === 'stay' ? grade : (grades.find((higher) => higher > grade) ?? highestGrade);

/** Whether `asked` may be paid for after a year in `current`: the same grade or the next. */
export const isAllowedNextGrade = (current: Grade, asked: number): asked is Grade =>
  asked === current || asked === nextGrade(current, 'next');

/** What the news table holds, by its number on the wire (rule R19): News, then three kinds of performance. */
export type NewsCategory = 1 | PerformanceCategory;
/** Student performances: 2 #WFHArt, 3 My Parents & Me, 4 Assignments. */
export type PerformanceCategory = 2 | 3 | 4;
/** Who speaks in a testimony: 1 parents, 2 graduates, 3 students. */
export type TestimonyCategory = 1 | 2 | 3;

/** The category of what the news page lists. */
export const newsArticle = 1 as const satisfies NewsCategory;
/** The categories of student performances. */
export const performanceCategories: readonly PerformanceCategory[] = [2, 3, 4];
/** Whose testimony it is. */
export const [parents, graduates, students] = [1, 2, 3] as const satisfies readonly TestimonyCategory[];
/** The categories of testimonies. */
export const testimonyCategories: readonly TestimonyCategory[] = [parents, graduates, students];

/** Whether a number is a category of student performances. */
export const isPerformanceCategory = (number: number): number is PerformanceCategory =>
  (performanceCategories as readonly number[]).includes(number);

/** Whether a number is a category of news or performances. */
export const isNewsCategory = (number: number): number is NewsCategory =>
  number === newsArticle || isPerformanceCategory(number);

/** Whether a number is a category of testimonies. */
export const isTestimonyCategory = (number: number): number is TestimonyCategory =>
  (testimonyCategories as readonly number[]).includes(number);

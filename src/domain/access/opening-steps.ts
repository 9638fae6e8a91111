/** What a new school does before its first family, in the order in which it is best done (rule R297). */
export const openingSteps = [
  'second_factor',
  'brand',
  'test_mail',
  'prices',
  'batch',
  'courses',
  'notification',
  'payment',
  'backup',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/**
 * What an owner says: that a mail arrived, that the prices were looked at, that a backup is made by other means, which no table shows (rule R297); and that the list is not needed any more, whatever is left of it (rule R298).
 */
export const saidSteps = ['test_mail', 'prices', 'backup', 'put_away'] as const;
export type SaidStep = (typeof saidSteps)[number];

/** The lessons that a school has ready before it opens: their unit, and the weeks of it that have a video, in each grade (rule R297). */
export const firstLessons = { unit: 1, weeks: [1, 2, 3] } as const;

/** The steps that are left: what neither the school's data show nor an owner says; none once the list was put away (rules R297, R298). */
export const stepsLeft = (done: ReadonlySet<OpeningStep | SaidStep>): OpeningStep[] =>
  done.has('put_away') ? [] : openingSteps.filter((step) => !done.has(step));

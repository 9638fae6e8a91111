/** The nine units of a year (rule R13). */
export const units = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** The four weeks of a unit: 1 to 3 with a video, 4 with the live class. */
export const weeksOfUnit = [1, 2, 3, 4] as const;
/** A unit, 1 to 9. */
export type Unit = (typeof units)[number];
/** A week within its unit, 1 to 4. */
export type Week = (typeof weeksOfUnit)[number];

/** Teaching weeks in a year: 9 units of 4 (rule R13). */
export const teachingWeeksInYear = 36;

/** Whether a number is a unit. */
export const isUnit = (number: number): number is Unit => (units as readonly number[]).includes(number);
/** Whether a number is a week of a unit. */
export const isWeek = (number: number): number is Week => (weeksOfUnit as readonly number[]).includes(number);

/** The teaching week, 0 to 35, to which week `week` of unit `unit` belongs, whatever the course (rule R13). */
export const teachingWeekOf = (unit: Unit, week: Week): number => (unit - 1) * 4 + (week - 1);

/** The unit and week that are taught in teaching week `number`; throws outside 0 to 35, because that is a bug. */
export function unitAndWeekOf(number: number): { readonly unit: Unit; readonly week: Week } {
  const unit = Math.floor(number / 4) + 1;
  const week = (number % 4) + 1;
  if (!isUnit(unit) || !isWeek(week)) throw new RangeError(`not a teaching week: ${number}`);
  return { unit, week };
}

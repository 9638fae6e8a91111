import { weeksInYear } from '../calendar/batch-year.ts';
import { type CalendarDate, addDays } from '../values/calendar-date.ts';

/** What was said of a child in a live class. */
export interface SaidOfClass {
  readonly state: 'present' | 'absent' | null;
  readonly excusedAt: Date | null;
  /** the class of its own group that it makes up for here; null: this is its own */
  readonly makesUpFor: number | null;
}

/** What became of a class for a child; null: nothing was said. That it was there, or not, counts before an excuse. */
export const attendanceFor = (
  said: Pick<SaidOfClass, 'state' | 'excusedAt'> | undefined,
): 'present' | 'absent' | 'excused' | null => said?.state ?? (said?.excusedAt ? 'excused' : null);

/**
 * How many of a child's classes that are over it was at, there or to make up for it elsewhere. Of how many: until the teacher has said
 * who was there nobody was absent, and a class that is made up in is none of its own (rule R191). A cancelled one counts once it is
 * said whether the child was there where it was to make up for it (rule R195).
 * @param over the numbers of the classes that are over and were not cancelled
 * @param cancelled the numbers of those that were
 * @param said what was said of the child, by the number of the class
 */
export const attendanceCount = (
  { over, cancelled }: { readonly over: readonly number[]; readonly cancelled: readonly number[] },
  said: ReadonlyMap<number, SaidOfClass>,
): { readonly attended: number; readonly held: number } => {
  const visits = [...said.values()].filter(({ makesUpFor, state }) => makesUpFor !== null && state !== null);
  const held = [
    ...over.filter((id) => {
      const of = said.get(id);
      return of !== undefined && of.makesUpFor === null && attendanceFor(of) !== null;
    }),
    ...cancelled.filter((id) => visits.some(({ makesUpFor }) => makesUpFor === id)),
  ];
  const madeUp = new Set(
    visits.filter(({ state }) => state === 'present').map(({ makesUpFor }) => makesUpFor),
  );
  const attended = held.filter((id) => said.get(id)?.state === 'present' || madeUp.has(id));
  return { attended: attended.length, held: held.length };
};

/** Twice absent without being excused: staff are shown such a child. */
export const absentTwice = 2;

/** For how many days a teacher who held one class for a colleague still sees the children of it (rule R165). */
export const substitutionDays = 14;

/** For how many days after the last day of a batch whoever teaches a group of it still sees its children (rule R165). */
const daysTaughtAfterYear = 30;

/** On `day` the teachers of the batches that began on the day given here, or later, still see their children (rule R165). */
export const firstBatchStillTaught = (day: CalendarDate): CalendarDate =>
  addDays(day, 1 - 7 * weeksInYear - daysTaughtAfterYear);

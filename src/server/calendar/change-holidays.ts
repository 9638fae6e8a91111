import type { HolidayEffect } from '../../contract/calendar.ts';
import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import {
  type HolidayChangeRefusal,
  holidayChangeRefusal,
  movedLessons,
} from '../../domain/calendar/holiday-change.ts';
import { lastTeachingDay } from '../../domain/calendar/teaching-weeks.ts';
import { type CalendarDate, compareDates, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { isStale } from '../../domain/values/version.ts';
import { lockBatch, updateBatch } from './batch-store.ts';
import type { CalendarContext } from './context.ts';
import { presentBatch } from './present-batch.ts';
import { recordBatch } from './audited-batch.ts';

interface HolidaysAsked {
  /** the account of who changes them */
  by: number;
  academicYearId: number;
  /** all of them, those that stay too */
  holidayWeeks: readonly CalendarDate[];
  version?: number | undefined;
  /** only tells what would move */
  preview: boolean;
}

/**
 * Changes the holiday weeks of a batch that have not begun, or tells which lessons and live classes that would move and for how many
 * families; these are told of a change in its transaction (rule R163).
 */
export const changeHolidays = (
  { database, clock, countFamilies, classesMovedBy, tellOfHolidays }: CalendarContext,
  { by, academicYearId, holidayWeeks: asked, version, preview }: HolidaysAsked,
): Promise<HolidayEffect | Refused<HolidayChangeRefusal | 'not_found' | 'changed_meanwhile'>> =>
  database.transaction(async (tx) => {
    const batch = await lockBatch(tx, academicYearId);
    if (!batch) return refuse('not_found');
    if (isStale(version, batch.version)) return refuseAsChanged({ academic_year: presentBatch(batch) });
    const at = clock.now();
    const after = { startDate: batch.startDate, holidayWeeks: asked.toSorted(compareDates) };
    const refusal = holidayChangeRefusal(batch, after, dayInJakarta(at));
    if (refusal !== null) return refuse(refusal);
    const moves = movedLessons(batch, after);
    // Before they are moved: afterwards nothing tells where they were.
    const liveClasses = await classesMovedBy(tx, { academicYearId, calendar: after, now: at });
    const changed = preview
      ? batch
      : await updateBatch(tx, academicYearId, { holidayWeeks: after.holidayWeeks });
    const added = after.holidayWeeks.filter((week) => !batch.holidayWeeks.includes(week));
    if (!preview) await tellOfHolidays(tx, { academicYearId, calendar: after, added, moves, now: at });
    await recordBatch(tx, { by, at }, batch, changed);
    return {
      academic_year: presentBatch(changed),
      moves: [...moves],
      families: await countFamilies(tx, academicYearId),
      last_teaching_day: lastTeachingDay(after),
      live_classes: liveClasses,
    };
  });

import type { LiveSession } from '../../../contract/live-class-objects.ts';
import { type CalendarDate, dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { mondayOf } from './week-days.ts';

const weekOf = ({ starts_at }: Pick<LiveSession, 'starts_at'>): CalendarDate =>
  mondayOf(dayInJakarta(new Date(starts_at)));

/** What is unusual about the new week of a class: it leaves the one it was in, or other units' classes of its group are in it. */
export const weekNotes = (
  moved: LiveSession,
  from: Pick<LiveSession, 'starts_at'>,
  classes: readonly LiveSession[],
): { left: CalendarDate | null; others: LiveSession[] } => {
  if (moved.kind === 'native' || weekOf(moved) === weekOf(from)) return { left: null, others: [] };
  return {
    left: weekOf(from),
    others: classes.filter(
      (one) =>
        one.kind === 'class' &&
        one.state !== 'cancelled' &&
        one.session_id !== moved.session_id &&
        weekOf(one) === weekOf(moved),
    ),
  };
};

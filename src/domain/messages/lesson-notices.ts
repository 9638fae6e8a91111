import type { BatchCalendar } from '../calendar/batch-year.ts';
import { goneAt, releaseDaysOf } from '../calendar/release.ts';
import { teachingWeeksInYear, unitAndWeekOf } from '../calendar/unit-and-week.ts';
import { addDays, dayInJakarta, startOfDay } from '../values/calendar-date.ts';
import { atHalfPastSix, atNine } from './notice-times.ts';

export type LessonNoticeKind = 'video_new' | 'video_last_day' | 'year_ending';

export interface LessonMoment {
  readonly kind: LessonNoticeKind;
  readonly at: Date;
  /** of the lessons that it is about: when they were released */
  readonly releasedAt: Date;
}

/**
 * When the families of a batch hear of its lessons (rule R171): on each day of release at 06.30, at 09.00 of the last day
 * on which what was released can be watched, and at 09.00 of the day on which unit 9 begins.
 */
export function lessonMoments(calendar: BatchCalendar): readonly LessonMoment[] {
  const releaseDay = releaseDaysOf(calendar);
  const days = Array.from({ length: teachingWeeksInYear }, (_, number) => {
    const { unit, week } = unitAndWeekOf(number);
    return releaseDay(unit, week);
  });
  return [...new Set(days)].flatMap((day) => {
    const releasedAt = startOfDay(day);
    const lastDay = addDays(dayInJakarta(goneAt(releasedAt)), -1);
    const released = [
      { kind: 'video_new', at: atHalfPastSix(day), releasedAt },
      { kind: 'video_last_day', at: atNine(lastDay), releasedAt },
    ] as const;
    const ending = { kind: 'year_ending', at: atNine(day), releasedAt } as const;
    return day === releaseDay(9, 1) ? [...released, ending] : released;
  });
}

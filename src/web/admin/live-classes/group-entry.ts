import * as z from 'zod/mini';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { maxInLiveClass } from '../../../domain/courses/class-rules.ts';
import { readTime, writeTime } from './typed-time.ts';
import { minutesOrNone, refusedBeside, timeOrNone, wholeNumber } from './typed-fields.ts';

/** What staff say of a group, as they type it. */
export const GroupEntry = z.object({
  weekday: z.string(),
  time: timeOrNone,
  minutes: minutesOrNone,
  teacher_id: z.string(),
  places: wholeNumber(1, maxInLiveClass),
  link: z.string(),
});
export type GroupEntry = z.output<typeof GroupEntry>;

export const groupValues = (group: LiveGroup): GroupEntry => ({
  weekday: String(group.weekday ?? ''),
  time: writeTime(group.time ?? ''),
  minutes: String(group.minutes ?? ''),
  teacher_id: String(group.teacher?.user_id ?? ''),
  places: String(group.places),
  link: group.link ?? '',
});

/** What an entry changes: what stands as it was is not sent, so that it is not judged again. */
export const groupChange = (entry: GroupEntry, group: LiveGroup) => {
  const before = groupValues(group);
  const differs = (name: keyof GroupEntry) => entry[name].trim() !== before[name];
  const isTimed = differs('weekday') || differs('time') || differs('minutes');
  const clock = readTime(entry.time);
  return {
    group_id: group.group_id,
    ...(isTimed && {
      ...(entry.weekday !== '' && { weekday: Number(entry.weekday) }),
      ...(clock !== null && { time: clock }),
      ...(entry.minutes.trim() !== '' && { minutes: Number(entry.minutes) }),
    }),
    ...(differs('teacher_id') && {
      teacher_id: entry.teacher_id === '' ? null : Number(entry.teacher_id),
    }),
    ...(differs('places') && { places: Number(entry.places) }),
    ...(differs('link') && { link: entry.link.trim() }),
  };
};

/** A group meets on a day of the week, not on one of the calendar. */
export const groupBeside = {
  ...refusedBeside,
  group_time_incomplete: 'weekday',
  group_taken: 'weekday',
  class_has_begun: 'weekday',
  class_in_the_past: 'weekday',
  class_outside_the_year: 'weekday',
  class_in_holiday: 'weekday',
  native_not_yet: 'weekday',
  native_there: 'weekday',
} as const;

import * as z from 'zod/mini';
import type { FieldProblem } from '../../../contract/refusals.ts';
import type { PartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { type TimeOfDay, parseTimeOfDay } from '../../../domain/live-classes/meeting-times.ts';
import { isRealDate } from '../../../domain/values/calendar-date.ts';

const typed = (isRight: (text: string) => boolean, problem: FieldProblem) =>
  z.string().check(z.refine((text) => isRight(text.trim()), { error: problem }));

/** A time of the day as somebody types it: `16.00`, `16:00` or `9.30`; null when it is none. */
export const readTime = (text: string): TimeOfDay | null => {
  const [, hour = '', minute = ''] = /^(\d{1,2})[.:](\d{2})$/.exec(text.trim()) ?? [];
  return parseTimeOfDay(`${hour.padStart(2, '0')}:${minute}`);
};

const isTime = (text: string) => readTime(text) !== null;

/** What slots are opened with, as they are typed; '' for the teacher is whoever types. */
export const OpenEntry = z.object({
  day: z.string().check(
    z.refine((text) => text.trim() !== '', { error: 'required', abort: true }),
    z.refine((text) => isRealDate(text.trim()), { error: 'invalid_date' }),
  ),
  starts: typed(isTime, 'invalid'),
  ends: typed(isTime, 'invalid'),
  minutes: z.string(),
  link: typed((text) => text !== '', 'required'),
  teacher_id: z.string(),
});
export type OpenEntry = z.output<typeof OpenEntry>;

/** The call that opens them. */
export const openingOf = (
  { day, starts, ends, minutes, link, teacher_id }: OpenEntry,
  academicYearId: number,
  part: PartOfYear,
) => ({
  academic_year_id: academicYearId,
  part,
  day,
  starts: readTime(starts) ?? starts,
  ends: readTime(ends) ?? ends,
  minutes: Number(minutes),
  link: link.trim(),
  ...(teacher_id !== '' && { teacher_id: Number(teacher_id) }),
});

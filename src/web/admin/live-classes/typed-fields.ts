import * as z from 'zod/mini';
import type { FieldProblem } from '../../../contract/refusals.ts';
import { longestMeeting, shortestMeeting } from '../../../domain/live-classes/meeting-times.ts';
import { isRealDate } from '../../../domain/values/calendar-date.ts';
import { readTime } from './typed-time.ts';

const typed = (isRight: (text: string) => boolean, problem: FieldProblem) =>
  z.string().check(z.refine((text) => isRight(text.trim()), { error: problem }));

const isNumber = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;

export const wholeNumber = (least: number, most: number) =>
  typed((text) => isNumber(text, least, most), 'invalid');

/** How long a class is, and when: what may be open yet may be empty. */
export const minutes = wholeNumber(shortestMeeting, longestMeeting);
export const minutesOrNone = typed(
  (text) => text === '' || isNumber(text, shortestMeeting, longestMeeting),
  'invalid',
);
export const time = typed((text) => readTime(text) !== null, 'invalid');
export const timeOrNone = typed((text) => text === '' || readTime(text) !== null, 'invalid');
export const someTeacher = typed((text) => text !== '', 'required');
export const day = typed(isRealDate, 'invalid_date');

/** Why a class cannot be at that time, or be held there, stands at the field that says it. */
export const refusedBeside = {
  class_has_begun: 'day',
  class_in_the_past: 'day',
  class_outside_the_year: 'day',
  class_in_holiday: 'day',
  class_at_night: 'time',
  group_taken: 'day',
  teacher_gone: 'teacher_id',
  teacher_taken: 'teacher_id',
  link_not_https: 'link',
  link_of_another_host: 'link',
  link_of_the_host: 'link',
  native_not_yet: 'day',
  native_there: 'day',
} as const;

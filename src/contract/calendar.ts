import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { sortedList } from './list.ts';
import { ListedAcademicYear } from './listed.ts';
import { AcademicYear } from './objects.ts';
import { namedObject } from './named-object.ts';

const tag = 'Batches';
const one = z.object({ academic_year: AcademicYear });
const several = z.object({ academic_years: z.array(AcademicYear) });
const registrationDates = {
  startRegistrationDate: field.calendarDate,
  endRegistrationDate: field.calendarDate,
};
const registrationRefusals = [
  'registration_starts_after_batch',
  'registration_ends_before_it_starts',
] as const;
const holidayRefusals = [
  'holiday_before_start',
  'holiday_not_on_week_start',
  'holiday_after_year',
  'holiday_repeated',
  'too_many_holidays',
] as const;

export const BatchCreation = z.object({
  isNew: z._default(z.boolean(), false),
  startDate: field.calendarDate,
  ...registrationDates,
  holidayWeekStarts: z._default(z.array(field.calendarDate).check(z.maxLength(52, 'invalid')), []),
  /** the batch created last, as whoever creates another has seen it: refused when one has been created since */
  previous: z.optional(field.id),
});
export const HolidayChange = z.object({
  id: field.id,
  /** all of them, those that stay too */
  holidayWeekStarts: z.array(field.calendarDate).check(z.maxLength(52, 'invalid')),
  version: field.version,
  /** nothing is changed, and what would move is told */
  preview: z._default(z.boolean(), false),
});
const lessonPlace = z.object({ unit: z.int(), week: z.int() });
/** Lessons of weeks in a row that move alike. */
export const MovedLessons = namedObject('MovedLessons', {
  first: lessonPlace,
  last: lessonPlace,
  /** the first day of the first of them, before and after */
  from: z.string(),
  to: z.string(),
  /** below 0: they come earlier */
  weeks: z.int(),
});
/** What changed holidays make of the live classes of a batch. */
const ClassesMoved = namedObject('ClassesMoved', {
  /** how many get another time, and of how many groups they are */
  moved: z.int(),
  groups: z.int(),
  /** how many sessions with a native teacher are cancelled, because their day becomes a holiday */
  native_cancelled: z.int(),
  /** which live classes would be at the same time, two by two, of one teacher or of one group; empty: none */
  at_once: z.array(
    z.object({
      /** who holds both; null: they are of one group, and not of one teacher */
      teacher: z.nullable(z.object({ user_id: z.int(), first_name: z.string() })),
      classes: z.array(
        z.object({
          session_id: z.int(),
          batch: z.int(),
          grade: z.int(),
          /** of its group */
          number: z.int(),
          /** an ISO instant, as it would be */
          starts_at: z.string(),
          minutes: z.int(),
        }),
      ),
    }),
  ),
});
export type ClassesMoved = z.output<typeof ClassesMoved>;
const HolidayEffect = z.object({
  /** of a preview: as it stands */
  academic_year: AcademicYear,
  moves: z.array(MovedLessons),
  /** who has a paid place in the batch */
  families: z.int(),
  last_teaching_day: z.string(),
  live_classes: z.optional(ClassesMoved),
});
export type HolidayEffect = z.output<typeof HolidayEffect>;
export const BatchChange = z.object({ id: field.id, ...registrationDates, version: field.version });
const ofBatch = z.object({ academic_year_id: field.id, version: field.version });

/** A school has a batch or two a year, so that any column may be sorted by. */
export const batchSorts = [
  'batch',
  'start_date',
  'start_registration',
  'end_registration',
  'status',
] as const;

export const calendar = {
  'GET /academic-year': endpoint({
    summary: 'The batches that are open for registration',
    tag,
    who: 'guest',
    reply: several,
  }),
  'GET /academic-year-admin': endpoint({
    summary: 'All batches, the newest first, with what can be done to each today',
    tag,
    who: 'clerk',
    token: 'read',
    ...sortedList('academic_years', ListedAcademicYear, batchSorts),
  }),
  'GET /academic-year/id/{id}': endpoint({
    summary: 'One batch',
    tag,
    who: 'clerk',
    token: 'read',
    params: z.object({ id: field.id }),
    reply: one,
  }),
  'POST /course/academic-year': endpoint({
    summary: 'Create a batch',
    tag,
    who: 'clerk',
    body: BatchCreation,
    reply: one,
    status: 201,
    creates: { object: 'academic_year', id: 'academic_year_id', readBy: 'GET /academic-year/id/{id}' },
    refusals: ['batch_created_meanwhile', 'start_date_past', ...registrationRefusals, ...holidayRefusals],
  }),
  'POST /academic-year/deactivated': endpoint({
    summary: 'Close a batch to new registrations',
    tag,
    who: 'clerk',
    body: ofBatch,
    reply: one,
    success: 'updated',
    refusals: ['not_found', 'changed_meanwhile', 'batch_in_progress'],
  }),
  'POST /academic-year/reactivated': endpoint({
    summary: 'Open a batch to registrations again',
    tag,
    who: 'clerk',
    body: ofBatch,
    reply: one,
    success: 'updated',
    refusals: ['not_found', 'changed_meanwhile', 'batch_finished'],
  }),
  'DELETE /academic-year/{id}': endpoint({
    summary: 'Delete a batch that no child was ever enrolled in',
    tag,
    who: 'clerk',
    params: z.object({ id: field.id }),
    refusals: ['batch_has_enrolments'],
  }),
  'POST /academic-year/change-registration-date': endpoint({
    summary: "Change a batch's registration dates",
    tag,
    who: 'clerk',
    body: BatchChange,
    reply: one,
    success: 'updated',
    refusals: ['not_found', 'changed_meanwhile', ...registrationRefusals],
  }),
  'POST /academic-year/change-holidays': endpoint({
    summary:
      'Change the holiday weeks that have not begun, or ask what would move: lessons that have been released and bills stay',
    tag,
    who: 'clerk',
    body: HolidayChange,
    reply: HolidayEffect,
    success: 'updated',
    refusals: [
      'not_found',
      'changed_meanwhile',
      'holiday_week_begun',
      'holiday_moves_released_lesson',
      ...holidayRefusals,
    ],
  }),
};

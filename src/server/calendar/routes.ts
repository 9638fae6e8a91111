import type { calendar } from '../../contract/calendar.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import { calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Actors, Admin } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { activateBatch, changeRegistrationDates, deactivateBatch } from './change-batch.ts';
import { changeHolidays } from './change-holidays.ts';
import type { CalendarContext } from './context.ts';
import { createBatch } from './create-batch.ts';
import { deleteBatch } from './delete-batch.ts';
import { type Batch, findBatch } from './find-batch.ts';
import { openBatches } from './open-batches.ts';
import { presentBatch } from './present-batch.ts';
import { searchBatches } from './search-batches.ts';

const presentOr = <R>(result: Batch | R) =>
  isRefused(result) ? result : { academic_year: presentBatch(result as Batch) };

const chosen = (actor: Admin, body: { academic_year_id: number; version?: number | undefined }) => ({
  by: actor.userId,
  academicYearId: body.academic_year_id,
  version: body.version,
});

const registrationOf = (body: { startRegistrationDate: string; endRegistrationDate: string }) => ({
  startRegistration: calendarDate(body.startRegistrationDate),
  endRegistration: calendarDate(body.endRegistrationDate),
});

export const calendarRoutes = (context: CalendarContext): Handlers<typeof calendar, Actors> => ({
  'GET /academic-year': async () => {
    const open = await openBatches(context.database.db, dayInJakarta(context.clock.now()));
    return { academic_years: open.map(presentBatch) };
  },
  'GET /academic-year-admin': ({ query }) => searchBatches(context, query),
  'GET /academic-year/id/{id}': async ({ params }) =>
    presentOr((await findBatch(context.database.db, params.id)) ?? refuse('not_found')),
  'POST /course/academic-year': async ({ actor, body }) =>
    presentOr(
      await createBatch(context, {
        by: actor.userId,
        isNew: body.isNew,
        previous: body.previous,
        startDate: calendarDate(body.startDate),
        ...registrationOf(body),
        holidayWeeks: body.holidayWeekStarts.map(calendarDate),
      }),
    ),
  'POST /academic-year/deactivated': async ({ actor, body }) =>
    presentOr(await deactivateBatch(context, chosen(actor, body))),
  'POST /academic-year/reactivated': async ({ actor, body }) =>
    presentOr(await activateBatch(context, chosen(actor, body))),
  'DELETE /academic-year/{id}': ({ actor, params }) =>
    deleteBatch(context, { by: actor.userId, academicYearId: params.id }),
  'POST /academic-year/change-registration-date': async ({ actor, body }) =>
    presentOr(
      await changeRegistrationDates(
        context,
        { by: actor.userId, academicYearId: body.id, version: body.version },
        registrationOf(body),
      ),
    ),
  'POST /academic-year/change-holidays': ({ actor, body }) =>
    changeHolidays(context, {
      by: actor.userId,
      academicYearId: body.id,
      holidayWeeks: body.holidayWeekStarts.map(calendarDate),
      version: body.version,
      preview: body.preview,
    }),
});

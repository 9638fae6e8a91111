import { type RefusalName, type Refused, refuse } from '../../contract/refusals.ts';
import { activationRefusal, deactivationRefusal } from '../../domain/calendar/batch-activity.ts';
import { type Registration, registrationDatesRefusal } from '../../domain/calendar/registration.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type Batch, lockBatch, updateBatch } from './batch-store.ts';
import type { CalendarContext } from './context.ts';

/** Opens a batch to registrations again. */
export const activateBatch = (context: CalendarContext, academicYearId: number) =>
  changeBatch(context, academicYearId, { isActive: true }, ({ startDate }) =>
    activationRefusal(startDate, dayInJakarta(context.clock.now())),
  );

/** Closes a batch to registrations; who is enrolled keeps calendar, bills and access. */
export const deactivateBatch = (context: CalendarContext, academicYearId: number) =>
  changeBatch(context, academicYearId, { isActive: false }, ({ startDate }) =>
    deactivationRefusal(startDate, dayInJakarta(context.clock.now())),
  );

/** Sets when families may register; all else about a batch stands from its creation on. */
export const changeRegistrationDates = (
  context: CalendarContext,
  academicYearId: number,
  dates: Pick<Registration, 'startRegistration' | 'endRegistration'>,
) =>
  changeBatch(context, academicYearId, dates, ({ startDate }) => registrationDatesRefusal(startDate, dates));

const changeBatch = <Name extends RefusalName>(
  { database }: CalendarContext,
  academicYearId: number,
  changes: Partial<Registration>,
  refusalFor: (batch: Batch) => Name | null,
): Promise<Batch | Refused<Name | 'not_found'>> =>
  database.transaction(async (tx) => {
    const batch = await lockBatch(tx, academicYearId);
    if (!batch) return refuse('not_found');
    const refused = refusalFor(batch);
    if (refused !== null) return refuse(refused);
    await updateBatch(tx, academicYearId, changes);
    return { ...batch, ...changes };
  });

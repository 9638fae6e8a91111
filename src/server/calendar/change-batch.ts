import { type RefusalName, type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { activationRefusal, deactivationRefusal } from '../../domain/calendar/batch-activity.ts';
import { type Registration, registrationDatesRefusal } from '../../domain/calendar/registration.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { isStale } from '../../domain/values/version.ts';
import { type Batch, lockBatch, updateBatch } from './batch-store.ts';
import type { CalendarContext } from './context.ts';
import { presentBatch } from './present-batch.ts';
import { recordBatch } from './audited-batch.ts';

/** Which batch is to be changed. */
interface ChosenBatch {
  /** the account of who changes it; null when no person does */
  by: number | null;
  academicYearId: number;
  /** the version that the change was made from */
  version?: number | undefined;
}

/** Opens a batch to registrations again. */
export const activateBatch = (context: CalendarContext, chosen: ChosenBatch) =>
  changeBatch(context, chosen, { isActive: true }, ({ startDate }) =>
    activationRefusal(startDate, dayInJakarta(context.clock.now())),
  );

/** Closes a batch to registrations; who is enrolled keeps calendar, bills and access. */
export const deactivateBatch = (context: CalendarContext, chosen: ChosenBatch) =>
  changeBatch(context, chosen, { isActive: false }, ({ startDate }) =>
    deactivationRefusal(startDate, dayInJakarta(context.clock.now())),
  );

/** Sets when families may register; all else about a batch stands from its creation on. */
export const changeRegistrationDates = (
  context: CalendarContext,
  chosen: ChosenBatch,
  dates: Pick<Registration, 'startRegistration' | 'endRegistration'>,
) => changeBatch(context, chosen, dates, ({ startDate }) => registrationDatesRefusal(startDate, dates));

const changeBatch = <Name extends RefusalName>(
  { database, clock }: CalendarContext,
  { by, academicYearId, version }: ChosenBatch,
  changes: Partial<Registration>,
  refusalFor: (batch: Batch) => Name | null,
): Promise<Batch | Refused<Name | 'not_found' | 'changed_meanwhile'>> =>
  database.transaction(async (tx) => {
    const batch = await lockBatch(tx, academicYearId);
    if (!batch) return refuse('not_found');
    if (isStale(version, batch.version)) return refuseAsChanged({ academic_year: presentBatch(batch) });
    const refused = refusalFor(batch);
    if (refused !== null) return refuse(refused);
    const updated = await updateBatch(tx, academicYearId, changes);
    await recordBatch(tx, { by, at: clock.now() }, batch, updated);
    return updated;
  });

import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import { yearHolds } from './batch-year.ts';

/** Whether the batch is in progress on `today`, its first and last day included (rule R22). */
export const inProgress = (startDate: CalendarDate, today: CalendarDate): boolean =>
  yearHolds(startDate, today);

/** Refuses to deactivate a batch by hand while it is in progress ("The batch is currently in progress"). */
export const deactivationRefusal = (
  startDate: CalendarDate,
  today: CalendarDate,
): 'batch_in_progress' | null => (inProgress(startDate, today) ? 'batch_in_progress' : null);

/**
 * Refuses to activate a batch unless its start date lies in the future ("The batch is already finished").
 * One in progress is refused with the same words (rule R22).
 */
export const activationRefusal = (startDate: CalendarDate, today: CalendarDate): 'batch_finished' | null =>
  compareDates(startDate, today) > 0 ? null : 'batch_finished';

/** Refuses to delete a batch that children were ever enrolled in, paid or not (rule R22). */
export const deletionRefusal = (hasEnrolments: boolean): 'batch_has_enrolments' | null =>
  hasEnrolments ? 'batch_has_enrolments' : null;

/** Why something cannot be done to a batch on `today`; null: it can. */
export interface BatchRefusals {
  readonly activate: ReturnType<typeof activationRefusal>;
  readonly deactivate: ReturnType<typeof deactivationRefusal>;
  readonly delete: ReturnType<typeof deletionRefusal>;
}

/** What may be done to a batch on `today` (rule R22). */
export const batchRefusals = (
  batch: { readonly startDate: CalendarDate; readonly hasEnrolments: boolean },
  today: CalendarDate,
): BatchRefusals => ({
  activate: activationRefusal(batch.startDate, today),
  deactivate: deactivationRefusal(batch.startDate, today),
  delete: deletionRefusal(batch.hasEnrolments),
});

/** What the numbering of batches reads. */
export interface NumberedBatch {
  /** counts up by one with each batch created */
  readonly batch: number;
}

/** The number of the batch created next: one more than the highest, 1 for the first (rule R21). */
export const nextBatchNumber = (batches: readonly NumberedBatch[]): number =>
  Math.max(0, ...batches.map(({ batch }) => batch)) + 1;

/**
 * The batch that a new academic year (`isNew`) deactivates: the one created last before it, even when it is in
 * progress; null when the new one is the first (rule R21).
 */
export const batchDeactivatedByNew = <Batch extends NumberedBatch>(batches: readonly Batch[]): Batch | null =>
  batches.find(({ batch }) => batch === nextBatchNumber(batches) - 1) ?? null;

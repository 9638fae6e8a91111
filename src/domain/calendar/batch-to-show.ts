import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import { inProgress } from './batch-activity.ts';

/** The batch that staff look at first: the newest in progress on `today`, else the next one to start, else the newest. */
export const batchToShow = <Batch>(
  newestFirst: readonly Batch[],
  startOf: (batch: Batch) => CalendarDate,
  today: CalendarDate,
): Batch | undefined =>
  newestFirst.find((batch) => inProgress(startOf(batch), today)) ??
  newestFirst.findLast((batch) => compareDates(startOf(batch), today) > 0) ??
  newestFirst[0];

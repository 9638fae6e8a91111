import type { AcademicYear } from '../../../contract/objects.ts';
import { nextBatchNumber } from '../../../domain/calendar/batch-activity.ts';
import { type OddDate, oddDates, oddRegistration } from '../../../domain/calendar/odd-dates.ts';
import { useToday } from '../../frame/today.ts';
import type { Question } from '../list/ask-first.tsx';
import { useTexts } from '../list/texts.ts';
import { type BatchEntry, datesIn, datesOf, entryOf } from './batch-entry.ts';
import { BatchReview } from './batch-review.tsx';
import { useLastBatches } from './replaced-batch.tsx';

/** Warnings beside the dates; of a batch that is there, only once its registration is changed. */
export const useOddDates = (entry: BatchEntry, batch: AcademicYear | undefined): OddDate[] => {
  const today = useToday();
  const dates = datesIn(entry);
  if (!dates || (batch && datesOf(entryOf(batch)) === datesOf(entry))) return [];
  if (batch) return oddRegistration(dates.startDate, dates, today);
  // The plan says below when lessons end early.
  return oddDates(dates, today).filter(({ odd }) => odd !== 'lessons_end_early');
};

/** What a batch will be is shown before it is created. */
export const useBatchReview = () => {
  const { batches } = useTexts().admin;
  const last = useLastBatches();
  return (entry: BatchEntry): Question | null => {
    const dates = datesIn(entry);
    const name = last ? batches.numbered(nextBatchNumber(last)) : batches.reviewNew;
    return (
      dates && {
        ask: batches.reviewAsk(name),
        note: batches.reviewNote,
        content: <BatchReview batch={dates} isNew={entry.isNew} />,
        words: { title: batches.reviewTitle, yes: batches.submitCreate, no: batches.reviewBack },
      }
    );
  };
};

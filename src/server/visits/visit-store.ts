import { and, gte, lt, sql, sum } from 'drizzle-orm';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { EntryPage, VisitStep } from '../../domain/visits/visit.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { visitSums } from './tables.ts';

export interface Counted {
  readonly week: CalendarDate;
  readonly step: VisitStep;
  readonly entry: EntryPage;
}

export const addOne = async (tx: Tx, counted: Counted): Promise<void> => {
  await tx
    .insert(visitSums)
    .values({ ...counted, count: 1 })
    .onConflictDoUpdate({
      target: [visitSums.week, visitSums.step, visitSums.entry],
      set: { count: sql`${visitSums.count} + 1` },
    });
};

/** The sums of the weeks whose Mondays are from `first` on and before `next`. */
export const sumsBetween = (
  db: Database,
  { first, next }: { first: CalendarDate; next: CalendarDate },
): Promise<{ step: VisitStep; entry: EntryPage; count: number }[]> =>
  db
    .select({ step: visitSums.step, entry: visitSums.entry, count: sum(visitSums.count).mapWith(Number) })
    .from(visitSums)
    .where(and(gte(visitSums.week, first), lt(visitSums.week, next)))
    .groupBy(visitSums.step, visitSums.entry);

export const deleteBefore = async (tx: Tx, week: CalendarDate): Promise<void> => {
  await tx.delete(visitSums).where(lt(visitSums.week, week));
};

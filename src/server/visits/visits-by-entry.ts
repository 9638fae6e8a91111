import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { type EntryPage, type VisitStep, entryPages } from '../../domain/visits/visit.ts';
import type { Database } from '../platform/db/database.ts';
import { sumsBetween } from './visit-store.ts';

/** How far the visits of some weeks came, by the page on which they began; nothing while none was counted. */
export const visitsByEntry = async (
  db: Database,
  weeks: { first: CalendarDate; next: CalendarDate },
): Promise<({ entry: EntryPage } & Record<VisitStep, number>)[]> => {
  const sums = await sumsBetween(db, weeks);
  const countOf = (entry: EntryPage, step: VisitStep) =>
    sums.find((sum) => sum.entry === entry && sum.step === step)?.count ?? 0;
  if (sums.length === 0) return [];
  return entryPages.map((entry) => ({
    entry,
    came: countOf(entry, 'came'),
    priced: countOf(entry, 'priced'),
    signed_up: countOf(entry, 'signed_up'),
  }));
};

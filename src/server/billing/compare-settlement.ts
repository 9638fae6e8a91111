import type { SettlementDifference } from '../../contract/day-close.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { daysOfMonth } from '../../domain/billing/day-close.ts';
import {
  type Difference,
  type DifferenceKind,
  differenceMark,
  settlementDifferences,
} from '../../domain/billing/settlement-differences.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Database } from '../platform/db/database.ts';
import { type OrderChoice, heldPayments, listedRows } from './compared-orders-store.ts';
import type { BillingContext } from './context.ts';
import type { Days } from './day-close-store.ts';
import { notesOf, writeNote } from './settlement-note-store.ts';
import { spokenDays } from './settlement-report-store.ts';

type Note = Awaited<ReturnType<typeof notesOf>>[number];

/** A difference with what staff have noted about it as it stands now; null: nothing. */
export interface KnownDifference {
  readonly difference: Difference;
  readonly note: Note | null;
}

/**
 * The differences of some days as things stand now (rules R127, R128).
 * @param spoken the days among them of which a report speaks
 */
export const differencesOf = async (
  db: Database,
  days: Days,
  spoken: ReadonlySet<CalendarDate>,
): Promise<KnownDifference[]> => {
  const found = (await compare(db, { days }, spoken)).filter(
    ({ day }) => days.first <= day && day < days.next,
  );
  const byOrder = Map.groupBy(
    found.length > 0 ? await notesOf(db, { days }) : [],
    ({ note }) => note.orderId,
  );
  return found.map((difference) => {
    const notes = byOrder.get(difference.orderId) ?? [];
    const mark = notes.length > 0 ? differenceMark(difference) : '';
    return { difference, note: notes.find(({ note }) => note.mark === mark) ?? null };
  });
};

const compare = async (
  db: Database,
  choice: OrderChoice,
  spoken: ReadonlySet<CalendarDate>,
): Promise<Difference[]> => {
  const rows = await listedRows(db, choice);
  // Without a report there is nothing that payments could differ from.
  if (rows.length === 0 && spoken.size === 0) return [];
  return settlementDifferences(rows, await heldPayments(db, choice), spoken);
};

/** A difference as staff see it. */
export const presentDifference = ({ difference, note }: KnownDifference): SettlementDifference => ({
  kind: difference.kind,
  order_id: difference.orderId,
  day: difference.day,
  there: presentSaid(difference.there),
  here: presentSaid(difference.here),
  looked_into: note && {
    note: note.note.note,
    by: fullName(note.firstName, note.lastName),
    at: note.note.notedAt.toISOString(),
  },
});

const presentSaid = (said: Difference['there']) =>
  said && { amount: said.amount, report_status: said.reportStatus, method: said.method, day: said.day };

/** Notes that a difference was looked into, as it stands now (rule R128). */
export const lookInto = async (
  { database, clock }: BillingContext,
  noted: { by: number; day: CalendarDate; orderId: string; kind: DifferenceKind; note: string },
): Promise<Refused<'difference_gone'> | null> => {
  const { by, orderId, note } = noted;
  const spoken = await spokenDays(database.db, daysOfMonth(noted.day.slice(0, 7)));
  const found = await compare(database.db, { orderId }, spoken);
  const one = found.find(({ kind }) => kind === noted.kind);
  if (!one) return refuse('difference_gone');
  const at = clock.now();
  await database.transaction(async (tx) => {
    const written = { kind: one.kind, mark: differenceMark(one), note, notedBy: by, notedAt: at };
    const before = await writeNote(tx, { orderId, ...written });
    await recordChange(tx, {
      by,
      at,
      kind: 'payment',
      objectId: orderId,
      name: orderId,
      context: { difference: one.kind },
      before: { note: before },
      after: { note },
    });
  });
  return null;
};

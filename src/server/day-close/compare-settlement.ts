import { createHash } from 'node:crypto';
import type { SettlementDifference } from '../../contract/day-close.ts';
import { atStake } from '../../domain/billing/at-stake.ts';
import {
  type Difference,
  differenceId,
  differenceMark,
  settlementDifferences,
} from '../../domain/billing/settlement-differences.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import type { Database } from '../platform/db/database.ts';
import { heldOrders, listedRows } from './compared-orders-store.ts';
import type { Days } from '../payments/money-movements.ts';
import { notesOf } from './settlement-note-store.ts';
import { spokenAmong } from './settlement-report-store.ts';

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
  const rows = await listedRows(db, { days });
  // Without a report there is nothing that payments could differ from.
  if (rows.length === 0 && spoken.size === 0) return [];
  const found = settlementDifferences(rows, await heldOrders(db, { days }), spoken).filter(
    ({ day }) => days.first <= day && day < days.next,
  );
  return withNotes(found, found.length > 0 ? await notesOf(db, { days }) : []);
};

/** The differences of some orders as things stand now, by `differenceId`. */
export const differencesOfOrders = async (
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, KnownDifference>> => {
  const rows = await listedRows(db, { orderIds });
  const held = await heldOrders(db, { orderIds });
  const spoken = await spokenAmong(
    db,
    held.map(({ day }) => day),
  );
  const found = settlementDifferences(rows, held, spoken);
  const known = withNotes(found, found.length > 0 ? await notesOf(db, { orderIds }) : []);
  return new Map(known.map((one) => [differenceId(one.difference), one]));
};

const withNotes = (found: readonly Difference[], notes: readonly Note[]): KnownDifference[] => {
  const byOrder = Map.groupBy(notes, ({ note }) => note.orderId);
  return found.map((difference) => {
    const ofOrder = byOrder.get(difference.orderId) ?? [];
    const mark = ofOrder.length > 0 ? differenceMark(difference) : '';
    return { difference, note: ofOrder.find(({ note }) => note.mark === mark) ?? null };
  });
};

/**
 * Names how a difference stands: what both sides say, and which note is there (rule R155). A number, as the versions of records are,
 * made of a digest, because differences are not stored.
 */
export const versionOf = ({ difference, note }: KnownDifference): number => {
  const stands = `${differenceMark(difference)} | ${note?.note.version ?? 0}`;
  return createHash('sha256').update(stands).digest().readUInt32BE(0) >>> 1 || 1;
};

/** A difference as staff see it. */
export const presentDifference = (known: KnownDifference): SettlementDifference => {
  const { difference, note } = known;
  return {
    difference_id: differenceId(difference),
    kind: difference.kind,
    order_id: difference.orderId,
    day: difference.day,
    there: presentSaid(difference.there),
    here: presentSaid(difference.here),
    at_stake: atStake(difference),
    looked_into: note && {
      note: note.note.note,
      by: fullName(note.firstName, note.lastName),
      at: note.note.notedAt.toISOString(),
    },
    version: versionOf(known),
  };
};

const presentSaid = (said: Difference['there']) =>
  said && { amount: said.amount, report_status: said.reportStatus, method: said.method, day: said.day };

import { type Refused, refuse } from '../../contract/refusals.ts';
import type { KitStock } from '../../contract/shipping.ts';
import { type KitEntryKind, kitsLeft, kitsMissing, kitsToOrder } from '../../domain/shipping/kit-stock.ts';
import { type CalendarDate, compareDates, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Database } from '../platform/db/database.ts';
import type { ShippingContext } from './context.ts';
import { insertEntry, kitMovements, newestEntries } from './kit-store.ts';

/** How many kits are there, what waits for them, and what staff said. */
export const showKitStock = async (db: Database): Promise<{ stock: KitStock }> => {
  const { moved, waiting, warnBelow } = await kitMovements(db);
  const left = moved && kitsLeft(moved);
  const entries = await newestEntries(db);
  return {
    stock: {
      left,
      received: moved?.received ?? 0,
      corrected: moved?.corrected ?? 0,
      sent: moved?.sent ?? 0,
      waiting,
      warn_below: warnBelow,
      missing: left === null ? 0 : kitsMissing(left, waiting),
      to_order: left === null ? 0 : kitsToOrder(left, { waiting, warnBelow }),
      entries: entries.map(({ entry, firstName, lastName }) => ({
        entry_id: entry.entryId,
        kind: entry.kind,
        kits: entry.count,
        day: entry.day,
        note: entry.note,
        by: fullName(firstName, lastName),
        at: entry.enteredAt.toISOString(),
      })),
    },
  };
};

/** How many kits are to be ordered, as the page of the stock says it (rules R237 and R282); of a stock that nobody keeps none. */
export const countKitsToOrder = async (db: Database): Promise<number> => {
  const { moved, waiting, warnBelow } = await kitMovements(db);
  return moved === null ? 0 : kitsToOrder(kitsLeft(moved), { waiting, warnBelow });
};

interface NewKits {
  /** the account of who says it */
  by: number;
  kind: KitEntryKind;
  kits: number;
  /** absent: today */
  day?: CalendarDate;
  note: string;
}

/** Keeps what staff say of the stock: kits came, the count was wrong, or from when on to warn (rules R281 and R282). */
export const enterKits = async (
  { database, clock }: Pick<ShippingContext, 'database' | 'clock'>,
  { by, kind, kits, day, note }: NewKits,
): Promise<{ stock: KitStock }> => {
  const at = clock.now();
  await database.transaction(async (tx) => {
    const entry = { kind, count: kits, day: day ?? dayInJakarta(at), note, enteredBy: by, enteredAt: at };
    const objectId = await insertEntry(tx, entry);
    const after = { [kind]: kits, ...(note !== '' && { note }) };
    await recordChange(tx, { by, at, kind: 'kit_stock', objectId, name: entry.day, before: null, after });
  });
  return showKitStock(database.db);
};

/** Writes down kits that came, today or before (rule R281). */
export const receiveKits = async (
  context: Pick<ShippingContext, 'database' | 'clock'>,
  { day, ...kits }: Omit<NewKits, 'kind'> & { day: CalendarDate },
): Promise<{ stock: KitStock } | Refused<'day_to_come'>> =>
  compareDates(day, dayInJakarta(context.clock.now())) > 0
    ? refuse('day_to_come')
    : enterKits(context, { ...kits, day, kind: 'received' });

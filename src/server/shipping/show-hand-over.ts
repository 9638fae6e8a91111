import type { HandOver } from '../../contract/shipping.ts';
import { handOversOf } from '../../domain/shipping/hand-over.ts';
import { addressOf } from '../../domain/shipping/order.ts';
import { type CalendarDate, addDays, startOfDay } from '../../domain/values/calendar-date.ts';
import { recipients } from '../accounts/recipients.ts';
import type { Database } from '../platform/db/database.ts';
import { ordersShipped } from './order-store.ts';

/** What was shipped on a day in Jakarta, by courier (rule R283): of where each parcel goes its city alone. */
export const showHandOver = async (db: Database, day: CalendarDate): Promise<{ hand_overs: HandOver[] }> => {
  const shipped = await ordersShipped(db, { from: startOfDay(day), until: startOfDay(addDays(day, 1)) });
  const families = await recipients(
    db,
    shipped.map(({ familyId }) => familyId),
  );
  const handed = handOversOf(
    shipped.map((order) => {
      const family = families.get(order.familyId);
      if (!family) throw new Error('an order without its family');
      const { city } = addressOf(order, family.address);
      return { courier: order.courier, resi: order.resi, city };
    }),
  );
  return { hand_overs: handed.map((one) => ({ ...one, parcels: [...one.parcels] })) };
};

import { and, eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Keeping } from './kept-answers.ts';
import type { CourierPrice, Place } from './komerce-wire.ts';
import { komercePlaces, komercePrices } from './tables.ts';

/** Names a list: "province/0", "city/9" (of province 9), "district/126" (of city 126). */
export type ListName = `${(typeof komercePlaces.$inferSelect)['kind']}/${number}`;

type Db = Pick<OpenDatabase, 'db'>;
type Store<Key, Value> = Pick<Keeping<Key, Value>, 'read' | 'write'>;

/** Komerce's lists of places. */
export const placesStore = ({ db }: Db): Store<ListName, readonly Place[]> => {
  const keyOf = (name: ListName) => {
    const [kind, within] = name.split('/') as ['province' | 'city' | 'district', string];
    return { kind, within: Number(within) };
  };
  return {
    async read(name) {
      const { kind, within } = keyOf(name);
      const itsKey = and(eq(komercePlaces.kind, kind), eq(komercePlaces.within, within));
      const [row] = await db.select().from(komercePlaces).where(itsKey);
      return row ? { value: row.places, askedAt: row.askedAt } : null;
    },
    async write(name, { value: places, askedAt }) {
      await db
        .insert(komercePlaces)
        .values({ ...keyOf(name), places, askedAt })
        .onConflictDoUpdate({
          target: [komercePlaces.kind, komercePlaces.within],
          set: { places, askedAt },
        });
    },
  };
};

/** Names a parcel by the official code of the city it goes to and its weight in grams: "3273/2000". */
export type ParcelName = `${string}/${number}`;

export const destinationOf = (name: ParcelName) => name.split('/')[0] ?? '';
export const gramsOf = (name: ParcelName) => Number(name.split('/')[1]);

/** All couriers' prices for parcels. */
export const pricesStore = ({ db }: Db): Store<ParcelName, readonly CourierPrice[]> => ({
  async read(name) {
    const [destination, grams] = [destinationOf(name), gramsOf(name)];
    const itsKey = and(eq(komercePrices.destination, destination), eq(komercePrices.grams, grams));
    const [row] = await db.select().from(komercePrices).where(itsKey);
    return row ? { value: row.prices, askedAt: row.askedAt } : null;
  },
  async write(name, { value, askedAt }) {
    await db
      .insert(komercePrices)
      .values({ destination: destinationOf(name), grams: gramsOf(name), prices: value, askedAt })
      .onConflictDoUpdate({
        target: [komercePrices.destination, komercePrices.grams],
        set: { prices: value, askedAt },
      });
  },
});

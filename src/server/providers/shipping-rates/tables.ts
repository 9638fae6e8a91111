import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import type { CourierPrice, Place } from './komerce-wire.ts';

/** Komerce's lists of provinces, cities and districts, kept because an account may ask a hundred times a day. */
export const komercePlaces = pgTable(
  'komerce_places',
  {
    kind: text('kind', { enum: ['province', 'city', 'district'] }).notNull(),
    /** the province of cities, the city of districts, by Komerce's numbers; 0 for the provinces */
    within: integer('within').notNull(),
    places: jsonb('places').$type<readonly Place[]>().notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.within] })],
);

/** What Komerce last told of all couriers' prices to a city or regency. */
export const komercePrices = pgTable(
  'komerce_prices',
  {
    /** by its official code */
    destination: text('destination').notNull(),
    grams: integer('grams').notNull(),
    prices: jsonb('prices').$type<readonly CourierPrice[]>().notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.destination, table.grams] })],
);

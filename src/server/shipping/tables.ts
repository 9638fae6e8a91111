import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { kitEntryKinds } from '../../domain/shipping/kit-stock.ts';
import { users } from '../accounts/tables.ts';
import { enrolments } from '../enrolment/tables.ts';
import { children } from '../families/tables.ts';
import {
  instant,
  busySearchIndex,
  byLetters,
  calendarDay,
  searchTextByTrigger,
  textByTrigger,
  version,
} from '../platform/db/columns.ts';

/** Where a parcel goes, as the family's profile says it. */
export interface Address {
  phoneNumber: string;
  province: string;
  city: string;
  addressDetails: string;
  zipCode: string;
  specialNotes: string;
}

/** Study kits to send: one for each enrolment, made when its first payment settles. */
export const orders = pgTable(
  'orders',
  {
    orderId: integer('order_id').primaryKey().generatedAlwaysAsIdentity(),
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId),
    familyId: integer('family_id')
      .notNull()
      .references(() => users.userId),
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId),
    status: text('status', { enum: ['unshipped', 'shipped'] }).notNull(),
    courier: text('courier').notNull(),
    /** tracking number; may come later */
    resi: text('resi'),
    /** where its delivery was charged to and for how many rupiah; null: ordered before this was kept */
    chargedProvince: text('charged_province'),
    chargedCity: text('charged_city'),
    chargedAmount: integer('charged_amount'),
    /** the address it was shipped to; null: it follows the profile */
    shippedTo: jsonb('shipped_to').$type<Address>(),
    /** when it left; null: it has not, or it left before this was kept */
    shippedAt: instant('shipped_at'),
    createdAt: instant('created_at').notNull(),
    version: version(),
    /** the tracking number, and what the child is found by */
    searchText: searchTextByTrigger(),
    /** what orders are sorted by; kept by the same trigger */
    childName: textByTrigger('child_name'),
  },
  (table) => [
    uniqueIndex('orders_enrolment_key').on(table.enrolmentId),
    index('orders_status_idx').on(table.status, table.orderId),
    index('orders_child_name_idx').on(byLetters(table.childName), table.orderId),
    index('orders_status_child_name_idx').on(table.status, byLetters(table.childName), table.orderId),
    index('orders_courier_idx').on(table.courier, table.orderId),
    index('orders_status_courier_idx').on(table.status, table.courier, table.orderId),
    index('orders_shipped_at_idx').on(table.shippedAt),
    index('orders_family_idx').on(table.familyId),
    index('orders_child_idx').on(table.childId),
    index('orders_resi_idx').on(sql`upper(${table.resi})`, table.orderId),
    busySearchIndex('orders_search_idx', table.searchText),
  ],
);

/** What staff said of the stock of kits: those that came, what was wrong in the count, and below how many the school warns. */
export const kitEntries = pgTable('kit_entries', {
  entryId: integer('entry_id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: kitEntryKinds }).notNull(),
  /** of `corrected` above or below zero */
  count: integer('count').notNull(),
  /** on which day kits came, or it was said */
  day: calendarDay('day').notNull(),
  note: text('note').notNull(),
  /** null: the school itself, which takes off what old orders had sent */
  enteredBy: integer('entered_by').references(() => users.userId),
  enteredAt: instant('entered_at').notNull(),
});

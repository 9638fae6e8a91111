import { sql } from 'drizzle-orm';
import { check, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { settingKeys } from '../../domain/billing/price-items.ts';
import { seenByGuests } from '../platform/db/announced-tables.ts';
import { version } from '../platform/db/columns.ts';

/** The price list: a fixed set of rows, of which staff change prices and texts. */
export const settings = seenByGuests(
  pgTable(
    'settings',
    {
      settingId: integer('setting_id').primaryKey().generatedAlwaysAsIdentity(),
      key: text('key', { enum: settingKeys }).notNull(),
      name: text('setting_name').notNull(),
      nameIndo: text('setting_name_indo').notNull(),
      description: text('setting_desc').notNull(),
      descriptionIndo: text('setting_desc_indo').notNull(),
      /** whole rupiah, before the discount */
      normalPrice: integer('normal_price').notNull(),
      discount: integer('discount').notNull(),
      version: version(),
    },
    (table) => [uniqueIndex('settings_key_key').on(table.key)],
  ),
);

/** What the school has settled about payments, in its one row. */
export const billingRules = seenByGuests(
  pgTable(
    'billing_rules',
    {
      id: integer('id').primaryKey(),
      /** share of the net bill added for cards: 0.03 is three percent */
      feeShare: real('fee_share').notNull(),
      version: version(),
    },
    (table) => [check('billing_rules_one_row', sql`${table.id} = 1`)],
  ),
);

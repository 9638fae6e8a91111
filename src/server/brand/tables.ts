import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BrandFacts } from '../../i18n/brand.ts';
import { version } from '../platform/db/columns.ts';
import { seenByGuests } from '../platform/db/announced-tables.ts';

/** What staff have changed of what identifies the school; what they have not is as `defaultBrand` says, and so is a missing row. */
export const brand = seenByGuests(
  pgTable(
    'brand',
    {
      id: integer('id').primaryKey(),
      facts: jsonb('facts').$type<Partial<BrandFacts>>().notNull(),
      /** a film of a lesson for the home page, and a picture of it */
      clipKey: text('clip_key'),
      clipStillKey: text('clip_still_key'),
      version: version(),
    },
    (table) => [check('brand_one_row', sql`${table.id} = 1`)],
  ),
);

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import {
  calendarDay,
  instant,
  searchIndex,
  searchTextByTrigger,
  textByTrigger,
  version,
} from '../platform/db/columns.ts';

export const children = pgTable(
  'children',
  {
    childId: integer('child_id').primaryKey().generatedAlwaysAsIdentity(),
    /** the parent's account: a family is a parent and its children */
    familyId: integer('family_id')
      .notNull()
      .references(() => users.userId),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text('gender', { enum: ['MALE', 'FEMALE'] }).notNull(),
    birthdate: calendarDay('birthdate').notNull(),
    imageKey: text('image_key'),
    createdAt: instant('created_at').notNull(),
    version: version(),
    /** names of child and parent, and the parent's phone number */
    searchText: searchTextByTrigger(),
    /** what children are sorted by; kept by the same trigger */
    parentName: textByTrigger('parent_name'),
  },
  (table) => [
    index('children_family_idx').on(table.familyId, table.childId),
    index('children_name_idx').on(
      sql`searchable(${table.firstName})`,
      sql`searchable(${table.lastName})`,
      table.childId,
    ),
    index('children_parent_name_idx').on(table.parentName, table.childId),
    searchIndex('children_search_idx', table.searchText),
  ],
);

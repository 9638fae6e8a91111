import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { consentKinds } from '../../domain/accounts/consent.ts';
import { users } from '../accounts/tables.ts';
import {
  byLetters,
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
    /** when what was known of the child was erased; its payments stay under a number */
    erasedAt: instant('erased_at'),
    version: version(),
    /** names of child and parent, and the parent's phone number */
    searchText: searchTextByTrigger(),
    /** what children are sorted by: a late page would fold the names of all children before it anew */
    childName: text('child_name').generatedAlwaysAs(
      (): SQL => sql`searchable(${children.firstName} || ' ' || ${children.lastName})`,
    ),
    /** what they are sorted by as well; kept by the trigger of `searchText` */
    parentName: textByTrigger('parent_name'),
  },
  (table) => [
    index('children_family_idx').on(table.familyId, table.childId),
    index('children_child_name_idx').on(byLetters(table.childName), table.childId),
    index('children_parent_name_idx').on(byLetters(table.parentName), table.childId),
    searchIndex('children_search_idx', table.searchText),
  ],
);

/** What parents said of a child, each time they did: of each kind the newest row counts (rule R167). */
export const consents = pgTable(
  'consents',
  {
    consentId: integer('consent_id').primaryKey().generatedAlwaysAsIdentity(),
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId),
    kind: text('kind', { enum: consentKinds }).notNull(),
    given: boolean('given').notNull(),
    /** of the text that was shown, and its language */
    textVersion: integer('text_version').notNull(),
    language: text('language', { enum: ['EN', 'ID'] }).notNull(),
    /** the parent's account */
    saidBy: integer('said_by')
      .notNull()
      .references(() => users.userId),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [index('consents_child_idx').on(table.childId, table.kind, table.consentId)],
);

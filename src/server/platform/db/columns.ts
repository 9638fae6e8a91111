import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, integer, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A moment, kept to the millisecond: PostgreSQL's microseconds would make a stored moment differ from the Date that was
 * stored, and only there. Has no default on purpose: the business clock is an argument.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A day without time or zone, as text YYYY-MM-DD. */
export const calendarDay = (name: string) => date(name, { mode: 'string' });

/**
 * A generated column with the text by which a list is searched, made from columns of the same row. `searchable`, a function
 * in the migrations, normalizes it; the spaces at both ends let a pattern match whole words.
 */
export const searchText = (columns: () => readonly (AnyPgColumn | SQL)[]) =>
  text('search_text').generatedAlwaysAs(
    () => sql`' ' || searchable(${sql.join([...columns()], sql` || ' ' || `)}) || ' '`,
  );

/** A search text of columns of several tables: triggers in the migrations keep it up to date. */
export const searchTextByTrigger = () => textByTrigger('search_text');

/** A text from columns of other tables, which triggers in the migrations keep up to date. */
export const textByTrigger = (name: string) => text(name).notNull().default('');

/**
 * A folded text to sort by, letter by letter, whatever the locale of the database is: the embedded one has no other order, and a
 * locale of PostgreSQL may leave out spaces. An index must say the same to be used.
 */
export const byLetters = (folded: AnyPgColumn | SQL): SQL => sql`${folded} collate "C"`;

/** What names are sorted by: without capitals and accents. */
export const nameOrder = (name: AnyPgColumn): SQL => byLetters(sql`searchable(${name})`);

const trigrams = (name: string, column: AnyPgColumn) => index(name).using('gin', sql`${column} gin_trgm_ops`);

/** A trigram index, which finds parts of words. `fastupdate` is off: the embedded database vacuums too seldom for it. */
export const searchIndex = (name: string, column: AnyPgColumn) =>
  trigrams(name, column).with({ fastupdate: false });

/**
 * A trigram index of a table that every purchase writes several times. What is new waits in a list, which is entered into it
 * when it is longer than 64 kB, without waiting for a vacuum: every search reads that list as well, and so short a one costs it nothing.
 */
export const busySearchIndex = (name: string, column: AnyPgColumn) =>
  trigrams(name, column).with({ fastupdate: true, gin_pending_list_limit: 64 });

/** Counts a row's changes from 1. Drizzle adds one with every update of the row, so that no store can forget to (rule R78). */
export const version = () =>
  integer('version')
    .notNull()
    .default(1)
    .$onUpdate(() => sql`version + 1`);

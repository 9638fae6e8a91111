import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A moment, kept to the millisecond: PostgreSQL's microseconds would make a stored moment differ from the Date that was
 * stored, and only there. Has no default on purpose: the business clock is an argument.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A day without time or zone, as text YYYY-MM-DD. */
export const calendarDay = (name: string) => date(name, { mode: 'string' });

/**
 * What a list is searched by: columns of the row itself. The database writes it, and `searchable`, a function of the
 * migrations, gives it the form that words are compared in. With a space at each end every word stands between two.
 */
export const searchText = (columns: () => readonly AnyPgColumn[]) =>
  text('search_text').generatedAlwaysAs(
    () => sql`' ' || searchable(${sql.join([...columns()], sql` || ' ' || `)}) || ' '`,
  );

/** The same of several tables' columns: triggers of the migrations write it, whoever changes which of them. */
export const searchTextByTrigger = () => text('search_text').notNull().default('');

/** Finds parts of words. Without a list of entries to be added later, which grows where nothing vacuums by itself. */
export const searchIndex = (name: string, column: AnyPgColumn) =>
  index(name)
    .using('gin', sql`${column} gin_trgm_ops`)
    .with({ fastupdate: false });

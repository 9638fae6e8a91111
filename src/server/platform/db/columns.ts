import { date, timestamp } from 'drizzle-orm/pg-core';

/**
 * A moment, kept to the millisecond: PostgreSQL's microseconds would make a stored moment differ from the Date that was
 * stored, and only there. Has no default on purpose: the business clock is an argument.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A day without time or zone, as text YYYY-MM-DD. */
export const calendarDay = (name: string) => date(name, { mode: 'string' });

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChosenKind, NoticeKind } from '../../domain/messages/notice-kind.ts';
import { users } from '../accounts/tables.ts';
import { calendarDay, instant } from '../platform/db/columns.ts';

/** Mails to be sent. The row is what is due: it is written with the change it is about, and sent afterwards. */
export const letters = pgTable(
  'letters',
  {
    letterId: integer('letter_id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    /** nobody waits for it: mails with a link go before it */
    isNotice: boolean('is_notice').notNull().default(false),
    /** a notice that is tried at night too */
    isUrgent: boolean('is_urgent').notNull().default(false),
    language: text('language', { enum: ['en', 'id'] }).notNull(),
    /** what the letter says; emptied once sent, because it holds one-time links */
    data: jsonb('data'),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** when to try next; null when there is nothing more to do */
    nextTryAt: instant('next_try_at'),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('letters_due_idx')
      .on(table.isNotice, table.nextTryAt, table.letterId)
      .where(sql`next_try_at is not null`),
    index('letters_recipient_idx').on(table.recipient, table.letterId),
    index('letters_failed_idx')
      .on(table.failedAt)
      .where(sql`failed_at is not null`),
  ],
);

/** What a family wants mailed, and when it was mailed last. A family without a row has switched nothing off. */
export const familyMails = pgTable('family_mails', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** the kinds it has switched off */
  off: jsonb('off').$type<ChosenKind[]>().notNull().default([]),
  /** the day of its last mail of notices */
  lastDay: calendarDay('last_day'),
  /** stands in the mails' address for leaving; whoever holds it may only switch kinds off */
  leaveToken: text('leave_token').notNull().unique(),
});

/** Notifications to a parent or an admin inside the product, in both languages. */
export const notifications = pgTable(
  'notifications',
  {
    notifId: integer('notif_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull().default('other'),
    /** whom of the family it speaks of; one and the same message stays when the child is erased */
    childId: integer('child_id'),
    title: text('title').notNull(),
    titleIndo: text('title_indo').notNull(),
    body: text('body').notNull(),
    bodyIndo: text('body_indo').notNull(),
    /** a path of the product that the message speaks of */
    link: text('link'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** when its mail goes; null: there is none, or it has gone */
    mailAt: instant('mail_at'),
    /** said at short notice: its mail goes at once, also at night and beside the one of its day */
    isUrgent: boolean('is_urgent').notNull().default(false),
    /** which message of staff to many families it is; null: what the school tells by itself */
    announcementId: integer('announcement_id'),
  },
  (table) => [
    index('notifications_announcement_idx')
      .on(table.announcementId)
      .where(sql`announcement_id is not null`),
    index('notifications_user_idx').on(table.userId, table.notifId),
    index('notifications_kind_idx').on(table.kind, table.notifId),
    index('notifications_mail_idx')
      .on(table.mailAt, table.userId)
      .where(sql`mail_at is not null`),
  ],
);

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { batches } from '../calendar/tables.ts';
import { liveGroups } from '../live-classes/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** What staff wrote to the families of a batch, or of a grade or group of it. What each family was told stands in its inbox. */
export const announcements = pgTable(
  'announcements',
  {
    announcementId: integer('announcement_id').primaryKey().generatedAlwaysAsIdentity(),
    academicYearId: integer('academic_year_id')
      .notNull()
      .references(() => batches.academicYearId, { onDelete: 'cascade' }),
    /** null: of every grade, or a group */
    grade: integer('grade'),
    groupId: integer('group_id').references(() => liveGroups.groupId, { onDelete: 'set null' }),
    title: text('title').notNull(),
    titleIndo: text('title_indo').notNull(),
    body: text('body').notNull(),
    bodyIndo: text('body_indo').notNull(),
    sentBy: integer('sent_by')
      .notNull()
      .references(() => users.userId),
    sentAt: instant('sent_at').notNull(),
    /** how many were told */
    families: integer('families').notNull(),
    /** made of whom it is to, its words and its day: two who send the same at once make one */
    onceKey: text('once_key').notNull().unique(),
  },
  (table) => [index('announcements_sent_at_idx').on(table.sentAt)],
);

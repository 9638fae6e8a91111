import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { praises } from '../../domain/tasks/feedback.ts';
import { taskKinds } from '../../domain/tasks/task-kinds.ts';
import { users } from '../accounts/tables.ts';
import { courseMasters } from '../courses/tables.ts';
import { enrolments } from '../enrolment/tables.ts';
import { children } from '../families/tables.ts';
import { familyUploads } from '../family-uploads/tables.ts';
import { calendarDay, instant, version } from '../platform/db/columns.ts';

/** What a family sent in for a lesson, and what the teacher said of it. One that is asked for once more is a row of its own. */
export const tasks = pgTable(
  'tasks',
  {
    taskId: integer('task_id').primaryKey().generatedAlwaysAsIdentity(),
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId),
    /** the child's year in which the lesson was open */
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId),
    courseId: integer('course_id')
      .notNull()
      .references(() => courseMasters.courseId),
    kind: text('kind', { enum: taskKinds }).notNull(),
    /** of the child or its parent */
    words: text('words').notNull(),
    /** sent, or sent anew before there was feedback */
    sentAt: instant('sent_at').notNull(),
    /** the teacher had asked for it once more */
    isAgain: boolean('is_again').notNull(),
    feedback: text('feedback').notNull().default(''),
    praise: text('praise', { enum: praises }),
    onceMore: boolean('once_more').notNull().default(false),
    /** who wrote the feedback last */
    reviewedBy: integer('reviewed_by').references(() => users.userId),
    /** since when there is feedback, of which the family was told then */
    reviewedAt: instant('reviewed_at'),
    /** when the feedback was changed last */
    correctedAt: instant('corrected_at'),
    version: version(),
  },
  (table) => [
    // Of two that are sent at once, one replaces the other.
    uniqueIndex('tasks_waiting_key')
      .on(table.enrolmentId, table.courseId, table.kind)
      .where(sql`reviewed_at is null`),
    index('tasks_child_idx').on(table.childId, table.sentAt),
    index('tasks_enrolment_idx').on(table.enrolmentId),
    index('tasks_course_idx').on(table.courseId),
    index('tasks_waiting_idx')
      .on(table.sentAt, table.taskId)
      .where(sql`reviewed_at is null`),
    index('tasks_reviewed_idx')
      .on(table.reviewedAt, table.taskId)
      .where(sql`reviewed_at is not null`),
    check('tasks_reviewed', sql`(${table.reviewedAt} is null) = (${table.praise} is null)`),
  ],
);

/** The files of a task. One that is gone leaves its row, so that the task says so. */
export const taskFiles = pgTable(
  'task_files',
  {
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    /** counted from 0 */
    position: integer('position').notNull(),
    /** null: it is gone */
    uploadId: text('upload_id').references(() => familyUploads.uploadId, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.position] }),
    uniqueIndex('task_files_upload_key').on(table.uploadId),
  ],
);

/** Public holidays of Indonesia, as staff enter them: days on which nobody works (rule R202). */
export const publicHolidays = pgTable('public_holidays', {
  day: calendarDay('day').primaryKey(),
  name: text('name').notNull(),
  nameIndo: text('name_indo').notNull(),
});

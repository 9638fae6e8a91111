import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { familyUploadKinds } from '../../domain/courses/family-upload.ts';
import { courseMasters } from '../courses/tables.ts';
import { children } from '../families/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** What families send of a child for a lesson, from its announcement on. Its bytes arrive where uploads in parts wait. */
export const familyUploads = pgTable(
  'family_uploads',
  {
    /** by which its bytes wait until it is ready, too */
    uploadId: text('upload_id').primaryKey(),
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId),
    masterCourseId: integer('master_course_id')
      .notNull()
      .references(() => courseMasters.courseId),
    /** as the file is called where it comes from */
    name: text('name').notNull(),
    /** by its first bytes, then by what is in it; null before they have arrived */
    kind: text('kind', { enum: familyUploadKinds }),
    /** in the file store, once it is ready */
    fileKey: text('file_key'),
    /** in bytes, as announced; once it is ready those of the file in the store */
    size: integer('size').notNull(),
    /** of a sound or video, once it is ready */
    seconds: integer('seconds'),
    state: text('state', { enum: ['arriving', 'converting', 'ready', 'too_long', 'unreadable'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** since when a task holds it, or it is kept as the child's own voice; null: nothing uses it yet */
    usedAt: instant('used_at'),
    /** what the child said of the words of the lesson, which its family hears in the report */
    isOwnVoice: boolean('is_own_voice').notNull().default(false),
  },
  (table) => [
    index('family_uploads_child_idx').on(table.childId, table.createdAt),
    index('family_uploads_course_idx').on(table.masterCourseId),
  ],
);

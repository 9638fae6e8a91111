import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RenditionSide } from '../../domain/courses/renditions.ts';
import { batches } from '../calendar/tables.ts';
import { children } from '../families/tables.ts';
import { seenByGuests } from '../platform/db/announced-tables.ts';
import { instant, searchIndex, searchText, version } from '../platform/db/columns.ts';

/**
 * The lessons of every batch: one row a lesson of a grade, unit and week. Guests do not see them, but families' lessons are
 * kept in memory by the same version (`course-cache.ts`).
 */
export const courseMasters = seenByGuests(
  pgTable(
    'course_masters',
    {
      courseId: integer('course_id').primaryKey().generatedAlwaysAsIdentity(),
      grade: integer('grade').notNull(),
      unit: integer('unit').notNull(),
      week: integer('week').notNull(),
      type: integer('type').notNull(),
      title: text('title').notNull(),
      titleIndo: text('title_indo').notNull(),
      description: text('description').notNull(),
      descriptionIndo: text('description_indo').notNull(),
      /** the video's key in the file store; one file may serve several lessons */
      videoKey: text('video_key'),
      videoType: text('video_type'),
      /** how many of its words can be asked (rules R330, R367) */
      words: integer('words').notNull().default(0),
      createdAt: instant('created_at').notNull(),
      /** taken out of use, but kept because it was watched */
      archivedAt: instant('archived_at'),
      version: version(),
      searchText: searchText((): AnyPgColumn[] => [courseMasters.title, courseMasters.titleIndo]),
    },
    (table) => [
      index('course_masters_place_idx')
        .on(table.grade, table.type, table.unit, table.week, table.courseId)
        .where(sql`archived_at is null`),
      index('course_masters_video_idx').on(table.videoKey),
      searchIndex('course_masters_search_idx', table.searchText),
    ],
  ),
);

/** The captions of a lesson's video in one language, as WebVTT. They are its video's alone: another one drops them (rule R344). */
export const videoCaptions = pgTable(
  'video_captions',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courseMasters.courseId, { onDelete: 'cascade' }),
    language: text('language', { enum: ['EN', 'ID'] }).notNull(),
    captions: text('captions').notNull(),
    /** another text has another, for the audit log and for addresses */
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.language] })],
);

/** What was made of a video: smaller copies and a still. The row is there before the first of them and goes after the last. */
export const videoRenditions = pgTable('video_renditions', {
  videoKey: text('video_key').primaryKey(),
  /** begun so often, and not ended well */
  tries: integer('tries').notNull(),
  /** when all of it was made; null: it is not, and nothing of it is shown */
  madeAt: instant('made_at'),
  /** of the original: pixels of its shorter side, and bytes */
  height: integer('height'),
  bytes: bigint('bytes', { mode: 'number' }),
  copies: jsonb('copies').$type<readonly { height: RenditionSide; bytes: number }[]>().notNull(),
});

/** A family's mark on a lesson of one child's year. It outlives the lesson being gone. */
export const watchedMarks = pgTable(
  'watched_marks',
  {
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId),
    academicYearId: integer('academic_year_id')
      .notNull()
      .references(() => batches.academicYearId),
    courseId: integer('course_id')
      .notNull()
      .references(() => courseMasters.courseId),
    watchedAt: instant('watched_at').notNull(),
    /** when its words were played first: the second star; null: not yet */
    playedAt: instant('played_at'),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.academicYearId, table.courseId] }),
    index('watched_marks_course_idx').on(table.courseId),
    index('watched_marks_at_idx').on(table.watchedAt),
  ],
);

/** The calendar address of a child. The token in it is a secret, of which only the hash is kept; renewing replaces the row. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    childId: integer('child_id')
      .primaryKey()
      .references(() => children.childId, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_token_key').on(table.tokenHash)],
);

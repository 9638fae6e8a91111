import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { courseMasters } from '../courses/tables.ts';
import { children } from '../families/tables.ts';

/** The words that lessons carry. */
export const courseWords = pgTable(
  'course_words',
  {
    wordId: integer('word_id').primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courseMasters.courseId, { onDelete: 'cascade' }),
    /** from 0 */
    place: integer('place').notNull(),
    english: text('english').notNull(),
    indonesian: text('indonesian').notNull(),
    /** the name of one of the drawn set, or of an uploaded one */
    picture: text('picture'),
    /** the name of an uploaded one */
    recording: text('recording'),
  },
  (table) => [index('course_words_course_idx').on(table.courseId, table.place)],
);

/** How well a child knows the words that it has met. */
export const wordProgress = pgTable(
  'word_progress',
  {
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId),
    wordId: integer('word_id')
      .notNull()
      .references(() => courseWords.wordId, { onDelete: 'cascade' }),
    step: integer('step').notNull(),
    seenOn: date('seen_on').notNull(),
    nextDay: date('next_day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.wordId] }),
    index('word_progress_word_idx').on(table.wordId),
  ],
);

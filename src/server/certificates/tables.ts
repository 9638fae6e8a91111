import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enrolments } from '../enrolment/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** The certificate of a child's year, as it was printed last. Whether it stands is asked at every look (rule R217). */
export const certificates = pgTable(
  'certificates',
  {
    certificateId: integer('certificate_id').primaryKey().generatedAlwaysAsIdentity(),
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    /** 26 letters and digits without hyphens (rule R219) */
    code: text('code').notNull(),
    /** 1, and one more each time it is issued again */
    edition: integer('edition').notNull().default(1),
    /** the child's full name and first name, as they stand on it */
    name: text('name').notNull(),
    firstName: text('first_name').notNull(),
    grade: integer('grade').notNull(),
    /** who signs: the teacher of its group, when it had one, and the owner of the school, by full name */
    teacher: text('teacher'),
    owner: text('owner'),
    /** of this edition */
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('certificates_enrolment_key').on(table.enrolmentId),
    uniqueIndex('certificates_code_key').on(table.code),
    check('certificates_grade', sql`${table.grade} between 2 and 6`),
  ],
);

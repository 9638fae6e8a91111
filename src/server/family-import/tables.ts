import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** The files of families that an owner took; which families came with one stands at their accounts. */
export const familyImports = pgTable('family_imports', {
  importId: integer('import_id').primaryKey().generatedAlwaysAsIdentity(),
  fileName: text('file_name').notNull(),
  importedBy: integer('imported_by')
    .notNull()
    .references(() => users.userId),
  importedAt: instant('imported_at').notNull(),
  families: integer('families').notNull(),
  children: integer('children').notNull(),
  /** rows of families that the school had already */
  already: integer('already').notNull(),
});

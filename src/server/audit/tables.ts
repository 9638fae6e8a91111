import { type AnyPgColumn, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditedKind, AuditFacts, AuditAction } from '../../contract/audit.ts';
import { users } from '../accounts/tables.ts';
import { instant, searchIndex, searchText } from '../platform/db/columns.ts';

/** What staff changed: written in the transaction of the change, never updated. */
export const auditLog = pgTable(
  'audit_log',
  {
    logId: integer('log_id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    /** what who did it was called then */
    byName: text('by_name').notNull().default(''),
    kind: text('kind').$type<AuditedKind>().notNull(),
    objectId: text('object_id').notNull(),
    /** what the object was called then */
    objectName: text('object_name').notNull().default(''),
    action: text('action').$type<AuditAction>().notNull(),
    /** of an update only what it changed; null where the object was created or deleted */
    before: jsonb('before').$type<AuditFacts>(),
    after: jsonb('after').$type<AuditFacts>(),
    /** who did it, and the object's name and id */
    searchText: searchText((): AnyPgColumn[] => [auditLog.byName, auditLog.objectName, auditLog.objectId]),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at, table.logId),
    index('audit_log_object_idx').on(table.kind, table.objectId, table.at, table.logId),
    index('audit_log_kind_idx').on(table.kind, table.at, table.logId),
    index('audit_log_user_idx').on(table.userId, table.at, table.logId),
    searchIndex('audit_log_search_idx', table.searchText),
  ],
);

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditedKind, AuditFacts, AuditAction } from '../../contract/audit.ts';
import { users } from '../accounts/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** What staff changed: written in the transaction of the change, never updated. */
export const auditLog = pgTable(
  'audit_log',
  {
    logId: integer('log_id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    kind: text('kind').$type<AuditedKind>().notNull(),
    objectId: text('object_id').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** of an update only what it changed; null where the object was created or deleted */
    before: jsonb('before').$type<AuditFacts>(),
    after: jsonb('after').$type<AuditFacts>(),
  },
  (table) => [
    index('audit_log_object_idx').on(table.kind, table.objectId, table.logId),
    index('audit_log_kind_idx').on(table.kind, table.logId),
    index('audit_log_user_idx').on(table.userId, table.logId),
  ],
);

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TokenScope } from '../../domain/accounts/api-token.ts';
import { users } from '../accounts/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** The ways in of other programs. Times are the wall clock's, as those of sessions. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    tokenId: integer('token_id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** SHA-256: the token itself is kept nowhere */
    tokenHash: text('token_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<TokenScope[]>().notNull(),
    madeBy: integer('made_by')
      .notNull()
      .references(() => users.userId),
    madeAt: instant('made_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    usedAt: instant('used_at'),
  },
  (table) => [index('api_tokens_made_by_idx').on(table.madeBy)],
);

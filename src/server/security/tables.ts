import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { staffRoles } from '../../domain/accounts/staff-role.ts';
import { users } from '../accounts/tables.ts';
import { saysWhoIsSignedIn } from '../platform/db/announced-tables.ts';
import { instant } from '../platform/db/columns.ts';

/** Signed-in browsers. Times are the wall clock's: moving the business clock signs nobody out. */
export const sessions = saysWhoIsSignedIn(
  pgTable(
    'sessions',
    {
      tokenHash: text('token_hash').primaryKey(),
      /** what a person's own list calls it: neither the token nor its hash leaves the server */
      sessionId: integer('session_id').notNull().generatedAlwaysAsIdentity(),
      userId: integer('user_id')
        .notNull()
        .references(() => users.userId, { onDelete: 'cascade' }),
      signedInAt: instant('signed_in_at').notNull(),
      /** what the browser called itself when it signed in; '' when it did not say */
      userAgent: text('user_agent').notNull(),
      seenAt: instant('seen_at').notNull(),
      expiresAt: instant('expires_at').notNull(),
    },
    (table) => [
      index('sessions_user_idx').on(table.userId),
      index('sessions_expiry_idx').on(table.expiresAt),
    ],
  ),
);

/**
 * The second factor of an account of the staff. Times are the wall clock's. The secret has to be read to check a code, so
 * it is not hashed.
 */
export const secondFactors = saysWhoIsSignedIn(
  pgTable(
    'second_factors',
    {
      userId: integer('user_id')
        .primaryKey()
        .references(() => users.userId, { onDelete: 'cascade' }),
      /** base32; null until the set-up is confirmed */
      secret: text('secret'),
      enabledAt: instant('enabled_at'),
      /** the time step of the code used last: neither it nor an older one works again */
      lastStep: integer('last_step'),
      /** the secret of a set-up that is not confirmed yet; one in use stays beside it */
      pendingSecret: text('pending_secret'),
      pendingSince: instant('pending_since'),
    },
    (table) => [
      check('second_factors_enabled', sql`(${table.secret} is null) = (${table.enabledAt} is null)`),
      check(
        'second_factors_pending',
        sql`(${table.pendingSecret} is null) = (${table.pendingSince} is null)`,
      ),
    ],
  ),
);

/** What owners demand of a role. A role without a row is asked for nothing. */
export const staffRules = saysWhoIsSignedIn(
  pgTable('staff_rules', {
    role: text('role', { enum: staffRoles }).primaryKey(),
    secondFactorRequired: boolean('second_factor_required').notNull(),
  }),
);

/** What lets somebody of the staff in without the phone, each once: a used one is deleted. Only hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { saysWhoIsSignedIn } from '../platform/db/announced-tables.ts';
import { calendarDay, instant, searchIndex, searchText, version } from '../platform/db/columns.ts';

/** What the school was opened as the first time: its mode is never changed, so that no live school becomes a demo. */
export const school = pgTable(
  'school',
  {
    id: integer('id').primaryKey(),
    mode: text('mode', { enum: ['demo', 'live'] }).notNull(),
    /** when the demo school was complete; null while it is being made, and in a live school */
    demoLoadedAt: instant('demo_loaded_at'),
    /** signs the cookies of browsers that accounts signed in from; made when it is first needed */
    browserKey: text('browser_key'),
  },
  (table) => [
    check('school_one_row', sql`${table.id} = 1`),
    check('school_mode', sql`${table.mode} in ('demo', 'live')`),
  ],
);

/** Who may sign in: parents (each the head of a family) and admins. */
export const users = saysWhoIsSignedIn(
  pgTable(
    'users',
    {
      userId: integer('user_id').primaryKey().generatedAlwaysAsIdentity(),
      /** lower case: one mailbox is one account */
      email: text('email').notNull(),
      /** argon2id of the password's digest */
      passwordHash: text('password_hash').notNull(),
      role: text('role', { enum: ['admin', 'parent'] }).notNull(),
      firstName: text('first_name').notNull(),
      lastName: text('last_name').notNull(),
      /** E.164 */
      phoneNumber: text('phone_number').notNull(),
      gender: text('gender', { enum: ['MALE', 'FEMALE'] }).notNull(),
      birthdate: calendarDay('birthdate').notNull(),
      /** official region codes, without the dot */
      province: text('province').notNull(),
      city: text('city').notNull(),
      zipCode: text('zip_code').notNull(),
      addressDetails: text('address_details').notNull(),
      specialNotes: text('special_notes').notNull(),
      locale: text('locale', { enum: ['EN', 'ID'] }).notNull(),
      /** the picture's key in the file store */
      imageKey: text('image_key'),
      /** how many children staff allow this family; null: as many as any */
      maxChildren: integer('max_children'),
      createdAt: instant('created_at').notNull(),
      activatedAt: instant('activated_at'),
      /** a closed account cannot be reactivated by mail */
      closedAt: instant('closed_at'),
      version: version(),
      /** name, e-mail address, and the phone number in both ways of writing it */
      searchText: searchText((): (AnyPgColumn | SQL)[] => [
        users.firstName,
        users.lastName,
        users.email,
        users.phoneNumber,
        sql`replace(${users.phoneNumber}, '+62', '0')`,
      ]),
    },
    (table) => [
      uniqueIndex('users_email_key').on(table.email),
      searchIndex('users_search_idx', table.searchText).where(sql`role = 'parent'`),
      index('users_staff_idx')
        .on(table.userId)
        .where(sql`role = 'admin'`),
    ],
  ),
);

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

/** The one-time links that mails carry; only a hash is kept. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['activation', 'reset'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('mailed_links_user_idx').on(table.userId, table.purpose)],
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

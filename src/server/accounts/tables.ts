import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffRoles } from '../../domain/accounts/staff-role.ts';
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

/** The imports of families, as far as a foreign key needs them: that room imports this one, so this one cannot import it. */
const familyImports = pgTable('family_imports', { importId: integer('import_id').primaryKey() });

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
      /** what somebody of the staff is; null for parents */
      staffRole: text('staff_role', { enum: staffRoles }),
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
      /** the file that the family was taken from; null: it has registered itself */
      importId: integer('import_id').references(() => familyImports.importId),
      /** when such a family was invited the last time */
      invitedAt: instant('invited_at'),
      /** a closed account cannot be reactivated by mail */
      closedAt: instant('closed_at'),
      /** when what was known of the people of a closed account was erased; payments stay under a number */
      erasedAt: instant('erased_at'),
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
      index('users_closed_idx')
        .on(table.closedAt)
        .where(sql`closed_at is not null and erased_at is null`),
      index('users_staff_idx')
        .on(table.userId)
        .where(sql`role = 'admin'`),
      index('users_import_idx')
        .on(table.importId, table.userId)
        .where(sql`import_id is not null`),
      check('users_staff_role', sql`(role = 'admin') = (staff_role is not null)`),
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
    purpose: text('purpose', {
      enum: ['activation', 'reset', 'invitation', 'family_invitation', 'reopen'],
    }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('mailed_links_user_idx').on(table.userId, table.purpose)],
);

/** What staff noted about a family. Nobody changes a note. */
export const familyNotes = pgTable(
  'family_notes',
  {
    noteId: integer('note_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.userId),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('family_notes_user_idx').on(table.userId, table.noteId)],
);

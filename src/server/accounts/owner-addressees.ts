import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { languageOf } from '../../i18n/language.ts';
import type { Database } from '../platform/db/database.ts';
import type { Addressee } from './addressee-of.ts';
import { greeted } from './mail-link.ts';
import { users } from './tables.ts';

const owner = and(eq(users.role, 'admin'), eq(users.staffRole, 'owner'));

/** To whom mail goes that is for every owner. */
export const ownerAddressees = async (db: Database): Promise<Addressee[]> => {
  const rows = await db
    .select()
    .from(users)
    .where(and(owner, isNotNull(users.activatedAt), isNull(users.closedAt)))
    .orderBy(asc(users.userId));
  return rows.map((user) => ({
    to: user.email,
    language: languageOf(user.locale),
    greeted: greeted(user),
  }));
};

/** Since when the school has an owner; null: it has none yet. */
export const firstOwnerSince = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(owner)
    .orderBy(asc(users.userId))
    .limit(1);
  return row?.createdAt ?? null;
};

import { type Language, languageOf } from '../../i18n/language.ts';
import type { Database } from '../platform/db/database.ts';
import { findUser } from './user-store.ts';

/** The language of a family, of whatever family; null when its account is closed. */
export const familyLanguage = async (db: Database, familyId: number): Promise<Language | null> => {
  const user = await findUser(db, familyId);
  return user && user.closedAt === null ? languageOf(user.locale) : null;
};

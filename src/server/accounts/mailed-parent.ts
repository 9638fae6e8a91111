import { languageOf } from '../../i18n/language.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Addressee } from './addressee-of.ts';
import { greeted } from './mail-link.ts';
import { findUser } from './user-store.ts';

/** To whom a family's mail of notices goes; null when its account is closed or its address was never confirmed. */
export const mailedParent = async (tx: Tx, userId: number): Promise<Addressee | null> => {
  const user = await findUser(tx, userId);
  if (!user || user.closedAt !== null || user.activatedAt === null || user.role !== 'parent') return null;
  return { to: user.email, language: languageOf(user.locale), greeted: greeted(user) };
};

import { hasNotCome } from '../../domain/accounts/imported-family.ts';
import { type Language, languageOf } from '../../i18n/language.ts';
import type { Tx } from '../platform/db/database.ts';
import { greeted } from './mail-link.ts';
import { findUser } from './user-store.ts';

/** To whom a family's mail goes, in which language, and how it greets. */
export interface Addressee {
  readonly to: string;
  readonly language: Language;
  readonly greeted: ReturnType<typeof greeted>;
}

/**
 * The addressee of a family's mail, of whatever family: for what the school tells by itself. To one from a file that has not come
 * nothing goes yet (rule R260).
 */
export const addresseeOf = async (
  tx: Tx,
  familyId: number,
): Promise<(Addressee & { readonly hasNotCome: boolean }) | null> => {
  const user = await findUser(tx, familyId);
  return (
    user && {
      to: user.email,
      language: languageOf(user.locale),
      greeted: greeted(user),
      hasNotCome: hasNotCome(user),
    }
  );
};

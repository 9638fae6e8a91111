import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { isInScope } from '../../domain/access/family-scope.ts';
import type { Database } from '../platform/db/database.ts';
import { type UserRow, findUser } from './user-store.ts';

/** How a family is reached, and where its parcels go. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** its region by the official codes */
  readonly province: string;
  readonly city: string;
  readonly addressDetails: string;
  readonly zipCode: string;
}

/** The contact of any family, how it is addressed, and the language it reads: for a caller that holds another proof than a session. */
export const contactOfAnyFamily = async (
  db: Database,
  familyId: number,
): Promise<(Contact & Pick<UserRow, 'locale' | 'gender'>) | null> => {
  const user = await findUser(db, familyId);
  return user && user.closedAt === null
    ? { ...contactFrom(user), locale: user.locale, gender: user.gender }
    : null;
};

/** The contact of a family that lies within the scope; null for any other. */
export const contactOf = async (
  db: Database,
  scope: FamilyScope,
  familyId: number,
): Promise<Contact | null> => {
  const user = isInScope(scope, familyId) ? await findUser(db, familyId) : null;
  return user && contactFrom(user);
};

const contactFrom = ({
  firstName,
  lastName,
  email,
  phoneNumber,
  province,
  city,
  addressDetails,
  zipCode,
}: UserRow): Contact => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  province,
  city,
  addressDetails,
  zipCode,
});

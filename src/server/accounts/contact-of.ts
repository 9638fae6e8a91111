import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { isInScope } from '../../domain/access/family-scope.ts';
import type { Database } from '../platform/db/database.ts';
import { findUser } from './user-store.ts';

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

/** The contact of a family that lies within the scope; null for any other. */
export const contactOf = async (
  db: Database,
  scope: FamilyScope,
  familyId: number,
): Promise<Contact | null> => {
  const user = isInScope(scope, familyId) ? await findUser(db, familyId) : null;
  if (!user) return null;
  const { firstName, lastName, email, phoneNumber, province, city, addressDetails, zipCode } = user;
  return { firstName, lastName, email, phoneNumber, province, city, addressDetails, zipCode };
};

import type { Database } from '../platform/db/database.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import { users } from './tables.ts';

/** What of a profile is the address of a parcel. */
export const addressColumns = [
  'phoneNumber',
  'province',
  'city',
  'addressDetails',
  'zipCode',
  'specialNotes',
] as const;

/** Where some families live, as their profiles say now, by family id. */
export const profileAddresses = async (db: Database, familyIds: readonly number[]) => {
  const rows = familyIds.length
    ? await db
        .select({
          userId: users.userId,
          phoneNumber: users.phoneNumber,
          province: users.province,
          city: users.city,
          addressDetails: users.addressDetails,
          zipCode: users.zipCode,
          specialNotes: users.specialNotes,
        })
        .from(users)
        .where(isAnyOf(users.userId, familyIds))
    : [];
  return new Map(rows.map(({ userId, ...address }) => [userId, address]));
};

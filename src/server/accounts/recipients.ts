import type { Database } from '../platform/db/database.ts';
import { intArray, isInPlaceholder } from '../platform/db/any-of.ts';
import { prepared } from '../platform/db/prepared.ts';
import { users } from './tables.ts';

const addressColumns = [
  'phoneNumber',
  'province',
  'city',
  'addressDetails',
  'zipCode',
  'specialNotes',
] as const;

/** What of a profile orders show: to whom and where a parcel goes. */
export const recipientColumns = ['firstName', 'lastName', ...addressColumns] as const;

const selectRecipients = prepared('recipients', (db) =>
  db
    .select({
      userId: users.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      phoneNumber: users.phoneNumber,
      province: users.province,
      city: users.city,
      addressDetails: users.addressDetails,
      zipCode: users.zipCode,
      specialNotes: users.specialNotes,
    })
    .from(users)
    .where(isInPlaceholder(users.userId, 'familyIds')),
);

/** Who some parents are and where they live, as their profiles say now, by family id. */
export const recipients = async (db: Database, familyIds: readonly number[]) => {
  const rows = familyIds.length === 0 ? [] : await selectRecipients(db, { familyIds: intArray(familyIds) });
  return new Map(
    rows.map(({ userId, firstName, lastName, ...address }) => [
      userId,
      { parent: { firstName, lastName }, address },
    ]),
  );
};

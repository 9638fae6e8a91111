import type * as z from 'zod/mini';
import type { FamilyCorrection } from '../../contract/family-desk.ts';
import type { FamilyAccount } from '../../contract/objects.ts';
import { type Refused, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import { isStale } from '../../domain/values/version.ts';
import { checkChangedNames } from './changed-names.ts';
import type { AccountsContext } from './context.ts';
import { familyChange } from './family-change.ts';
import { lockOpenFamily } from './family-desk.ts';
import { normalisePhone } from './phone.ts';
import { presentAccount } from './present-account.ts';
import { recipientColumns } from './recipients.ts';
import { type UserRow, updateUser } from './user-store.ts';

/**
 * Staff correct the name, phone number and address of a family (rule R83). A parcel that is not shipped goes to the new address, and
 * who has its order before them is told.
 */
export const correctFamily = async (
  { database, clock, knowsCity, placeOf, noteOrderChanges, recordChange }: AccountsContext,
  by: number,
  input: z.output<typeof FamilyCorrection>,
): Promise<
  | { account: FamilyAccount }
  | Refused<'invalid_input' | 'not_found' | 'account_closed' | 'data_erased' | 'changed_meanwhile'>
> => {
  const phoneNumber = normalisePhone(input.phone_number);
  if (phoneNumber === null) return refuseFields({ phone_number: 'invalid' });
  if (!(await knowsCity(input.province, input.city))) return refuseFields({ city: 'invalid' });
  return database.transaction(async (tx) => {
    const stored = await lockOpenFamily(tx, input.user_id);
    if ('refused' in stored) return stored;
    if (isStale(input.version, stored.version)) return refuseAsChanged({ account: presentAccount(stored) });
    const refusedNames = checkChangedNames(input, stored);
    if (refusedNames) return refusedNames;
    const changes = {
      firstName: input.first_name,
      lastName: input.last_name,
      phoneNumber,
      province: input.province,
      city: input.city,
      zipCode: input.zip_code,
      addressDetails: input.address_details,
      specialNotes: input.special_notes,
    };
    if (recipientColumns.every((column) => changes[column] === stored[column]))
      return { account: presentAccount(stored) };
    await noteOrderChanges(tx, { familyId: stored.userId });
    const corrected = (await updateUser(tx, stored.userId, changes)) ?? stored;
    await recordChange(
      tx,
      familyChange(
        corrected,
        { by, at: clock.now() },
        {
          before: audited(stored, await placeOf(stored.province, stored.city)),
          after: audited(corrected, await placeOf(corrected.province, corrected.city)),
        },
      ),
    );
    return { account: presentAccount(corrected) };
  });
};

/** Province and city by their names: a code says nothing to whoever reads the log. */
const audited = (user: UserRow, place: string) => ({
  first_name: user.firstName,
  last_name: user.lastName,
  phone_number: user.phoneNumber,
  city: place,
  zip_code: user.zipCode,
  address_details: user.addressDetails,
  special_notes: user.specialNotes,
});

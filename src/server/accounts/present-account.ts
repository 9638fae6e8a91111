import type { FamilyAccount } from '../../contract/objects.ts';
import { maxChildrenOf } from '../../domain/access/family-size.ts';
import { hasNotCome } from '../../domain/accounts/imported-family.ts';
import type { UserRow } from './user-store.ts';

/** The account of a family, as staff see it. */
export const presentAccount = (user: UserRow): FamilyAccount => ({
  user_id: user.userId,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  phone_number: user.phoneNumber,
  province: user.province,
  city: user.city,
  zip_code: user.zipCode,
  address_details: user.addressDetails,
  special_notes: user.specialNotes,
  created_at: user.createdAt.toISOString(),
  activated_at: user.activatedAt?.toISOString() ?? null,
  comes_by_invitation: hasNotCome(user),
  closed_at: user.closedAt?.toISOString() ?? null,
  erased_at: user.erasedAt?.toISOString() ?? null,
  max_children: maxChildrenOf(user.maxChildren),
  version: user.version,
});

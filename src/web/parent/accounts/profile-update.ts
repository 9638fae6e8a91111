import * as z from 'zod/mini';
import { ProfileUpdate } from '../../../contract/accounts.ts';
import type { User } from '../../../contract/objects.ts';

/** What each form changes. The API takes a whole profile: the rest goes along as it is. */
export const Information = z.pick(ProfileUpdate, {
  first_name: true,
  last_name: true,
  phone_number: true,
  gender: true,
  birthdate: true,
  special_notes: true,
});

export const Address = z.pick(ProfileUpdate, {
  province: true,
  city: true,
  zip_code: true,
  address_details: true,
  special_notes: true,
});

type Profile = Omit<z.input<typeof ProfileUpdate>, 'email' | 'locale'>;

/** A whole profile: what the account says, with the change. */
export const withChange = (user: User, change: Partial<Profile>): Profile => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone_number: user.phone_number,
  gender: user.gender,
  birthdate: user.birthdate,
  province: user.province,
  city: user.city,
  zip_code: user.zip_code,
  address_details: user.address_details,
  special_notes: user.special_notes,
  ...change,
});

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
});

export const Address = z.pick(ProfileUpdate, {
  province: true,
  city: true,
  zip_code: true,
  address_details: true,
  special_notes: true,
});

export const informationOf = ({ first_name, last_name, phone_number, gender, birthdate }: User) => ({
  first_name,
  last_name,
  phone_number,
  gender,
  birthdate,
});

export const addressOf = ({ province, city, zip_code, address_details, special_notes }: User) => ({
  province,
  city,
  zip_code,
  address_details,
  special_notes,
});

/** An address as it stands in a form. */
export type AddressValues = ReturnType<typeof addressOf>;

type Profile = Required<z.input<typeof ProfileUpdate>>;
export type Change = Partial<Omit<Profile, 'email' | 'locale' | 'version'>>;

/**
 * A whole profile: what the account says, with the change, from that version of it, because the rest would bring back what was
 * changed elsewhere (rule R78). The e-mail says whose it is.
 */
export const withChange = (user: User, change: Change): Profile => ({
  email: user.email,
  locale: user.locale,
  ...informationOf(user),
  ...addressOf(user),
  ...change,
  version: user.version,
});

import * as z from 'zod/mini';
import { ProfileUpdate } from '../../../contract/accounts.ts';
import type { User } from '../../../contract/objects.ts';
import { type Language, localeOf } from '../../../i18n/language.ts';

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

type Profile = Required<Omit<z.input<typeof ProfileUpdate>, 'version'>>;
type Change = Partial<Omit<Profile, 'email' | 'locale'>>;

/**
 * A whole profile: what the account says, with the change. The e-mail says whose it is, the language is that of the page,
 * which may be newer than what is known of the account.
 */
export const withChange = (user: User, change: Change, language: Language): Profile => ({
  email: user.email,
  locale: localeOf(language),
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

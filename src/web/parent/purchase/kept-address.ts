import type { User } from '../../../contract/objects.ts';

/** An address as it stands in the form. */
export type AddressValues = Pick<
  User,
  'province' | 'city' | 'zip_code' | 'address_details' | 'special_notes'
>;

/** What was typed and not saved when the step was left by another way than Next, in the memory of this document. */
let kept: AddressValues | null = null;

export const keptAddress = (): AddressValues | null => kept;

export const keepAddress = (values: AddressValues | null): void => {
  kept = values;
};

export const addressOf = (user: User): AddressValues => ({
  province: user.province,
  city: user.city,
  zip_code: user.zip_code,
  address_details: user.address_details,
  special_notes: user.special_notes,
});

/** Whether the form says something else than the profile. */
export const isEdited = (values: AddressValues, user: User): boolean => {
  const saved = addressOf(user);
  return (Object.keys(saved) as (keyof AddressValues)[]).some((name) => values[name] !== saved[name]);
};

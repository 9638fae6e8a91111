import type { User } from '../../../contract/objects.ts';
import { type AddressValues, addressOf } from '../accounts/profile-update.ts';
import type { Entry } from '../pattern/record-entry.ts';

/** What was typed and not saved when the step was left by another way than Next, in the memory of this document. */
let kept: Entry<AddressValues> | null = null;

export const keptAddress = (): Entry<AddressValues> | null => kept;

export const keepAddress = (entry: Entry<AddressValues> | null): void => {
  kept = entry;
};

/** Whether the form says something else than the profile. */
export const isEdited = (values: AddressValues, user: User): boolean => {
  const saved = addressOf(user);
  return (Object.keys(saved) as (keyof AddressValues)[]).some((name) => values[name] !== saved[name]);
};

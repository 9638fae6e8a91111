import type * as z from 'zod/mini';
import type { User } from '../../../contract/objects.ts';
import type { FormValues } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { useParent, useUpdateCachedParent } from '../pattern/profile-session.ts';
import type { Entry } from '../pattern/record-entry.ts';
import { useStoredForm } from '../pattern/stored-form.ts';
import { notify } from '../../shell/notify.ts';
import { type Change, withChange } from './profile-update.ts';

interface ProfileForm<Values extends FormValues> {
  valuesOf: (user: User) => Values;
  begun?: Entry<Values> | null;
  /** what follows says that it is saved, and the message would cover it */
  isQuiet?: boolean;
  onSaved?: (user: User) => void;
}

/** A form over a part of the parent's own profile. */
export const useProfileForm = <Values extends FormValues>(
  schema: z.ZodMiniType<Change>,
  { valuesOf, begun = null, isQuiet = false, onSaved }: ProfileForm<Values>,
) => {
  const row = useParent();
  const keep = useUpdateCachedParent();
  return useStoredForm(schema, {
    row,
    valuesOf,
    begun,
    together: ['province', 'city'],
    send: (change, from: User) => mutate('POST /users/update-user', { body: withChange(from, change) }),
    presentIn: ({ users }) => users,
    rowIn: ({ users }) => users,
    onSuccess: ({ users, message }) => {
      keep(users);
      if (!isQuiet) notify({ severity: 'success', message });
      onSaved?.(users);
    },
  });
};

import * as z from 'zod/mini';
import { newPassword, password } from '../../../contract/fields.ts';
import type { FieldProblem } from '../../../contract/refusals.ts';
import { mutate } from '../mutations.ts';
import { useContractForm } from '../form.ts';
import { passwordDigest } from '../../frame/password-digest.ts';
import { notify } from '../../shell/notify.ts';

const mismatch: FieldProblem = 'passwords_do_not_match';

/** What is typed. The server sees digests alone, so the length has to be checked here. */
export const TypedPasswordChange = z
  .object({ old_password: password, new_password: newPassword, password_confirmation: password })
  .check(
    z.refine((typed) => typed.new_password === typed.password_confirmation, {
      error: mismatch,
      path: ['password_confirmation'],
    }),
  );

/** The form with which a parent, or somebody of the staff, changes the own password. */
export const useChangeOwnPassword = (email: string) => {
  const made = useContractForm(TypedPasswordChange, {
    initialValues: { old_password: '', new_password: '', password_confirmation: '' },
    send: (typed) =>
      mutate('POST /change-password', {
        body: {
          email,
          old_password: passwordDigest(typed.old_password),
          new_password: passwordDigest(typed.new_password),
          password_confirmation: passwordDigest(typed.password_confirmation),
        },
      }),
    onSuccess: ({ message }) => {
      made.form.reset();
      notify({ severity: 'success', message });
    },
  });
  return made;
};

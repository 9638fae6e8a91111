import * as z from 'zod/mini';
import { Registration } from '../../../contract/accounts.ts';
import * as field from '../../../contract/fields.ts';

/** A registration as the form asks for it: the password twice, the language being that of the page; on which page the visit began is not asked. */
export const SignUpForm = z
  .extend(z.omit(Registration, { locale: true, came: true }), { password_confirmation: field.password })
  .check(
    z.refine((form) => form.password === form.password_confirmation, {
      error: 'passwords_do_not_match',
      path: ['password_confirmation'],
      // Also while other fields are still empty.
      when: () => true,
    }),
  );

import * as z from 'zod/mini';
import * as contract from '../../../contract/fields.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { useContractForm } from '../../app/form.ts';
import { useTexts } from '../pattern/texts.ts';
import { passwordDigest } from '../../app/accounts/password-digest.ts';
import { replaceDocument } from '../../shell/replace-document.ts';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';

/** As typed: the digests that are sent hide how long a password is. */
const NewPassword = z
  .object({ password: contract.newPassword, password_confirmation: contract.password })
  .check(
    z.refine((form) => form.password === form.password_confirmation, {
      error: 'passwords_do_not_match',
      path: ['password_confirmation'],
      when: () => true,
    }),
  );

export const NewPasswordForm = ({ token, onUnusable }: { token: string; onUnusable: () => void }) => {
  const { accounts, fields, forms } = useTexts();
  const { reset, signUp } = accounts;
  const { field, formProps, submit } = useContractForm(NewPassword, {
    initialValues: { password: '', password_confirmation: '' },
    send: ({ password, password_confirmation }) =>
      mutate('POST /reset-password', {
        body: {
          token,
          password: passwordDigest(password),
          password_confirmation: passwordDigest(password_confirmation),
        },
      }),
    onRefusal: ({ error }) => {
      if (error === 'reset_link_unusable') onUnusable();
    },
    onSuccess: ({ message }) => replaceDocument(paths.login, { severity: 'success', message }),
  });
  const toggle = { show: forms.show, hide: forms.hide };
  return (
    <form {...formProps}>
      <PasswordField
        {...field('password')}
        {...toggle}
        label={fields.new_password}
        description={signUp.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...field('password_confirmation')} {...toggle} autoComplete="new-password" />
      <SubmitButton {...submit} busy={forms.moment}>
        {reset.action}
      </SubmitButton>
    </form>
  );
};

import * as z from 'zod/mini';
import * as contract from '../../contract/fields.ts';
import { paths } from '../../paths.ts';
import { call } from '../api.ts';
import { useContractForm } from '../form.ts';
import { useTexts } from '../page-info.tsx';
import { passwordDigest } from '../password-digest.ts';
import { leaveFor } from '../shell/leave.ts';
import { Link } from '../shell/link.tsx';
import { PasswordField } from '../ui/app/password-field.tsx';
import { SubmitButton } from '../ui/app/submit-button.tsx';
import { Note } from './account-page.tsx';

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

const UNUSABLE = 409;

export const NewPasswordForm = ({ token }: { token: string }) => {
  const { accounts, fields } = useTexts();
  const { reset, signUp } = accounts;
  const { field, formProps, submit, refusal } = useContractForm(NewPassword, {
    initialValues: { password: '', password_confirmation: '' },
    send: ({ password, password_confirmation }) =>
      call('POST /reset-password', {
        body: {
          token,
          password: passwordDigest(password),
          password_confirmation: passwordDigest(password_confirmation),
        },
      }),
    onSuccess: ({ message }) => leaveFor(paths.login, { severity: 'success', message }),
  });
  if (refusal?.code === UNUSABLE)
    return (
      <Note tone="warn" title={reset.unusable.title} appears>
        <p>{reset.unusable.text}</p>
        <p>
          <Link to={paths.forgotPassword}>{reset.askAgain}</Link>
        </p>
      </Note>
    );
  const toggle = { show: accounts.show, hide: accounts.hide };
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
      <SubmitButton {...submit} busy={accounts.moment}>
        {reset.action}
      </SubmitButton>
    </form>
  );
};

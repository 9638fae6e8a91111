import { useState } from 'react';
import { SignIn } from '../../../contract/sessions.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { paths } from '../../../paths.ts';
import type { ApiRefusal } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { useContractForm } from '../../app/form.ts';
import { useTexts } from '../pattern/texts.ts';
import { passwordDigest } from '../../app/accounts/password-digest.ts';
import { takeReturn } from '../../frame/return-path.ts';
import { replaceDocument, useNotice } from '../../shell/replace-document.ts';
import { Link } from '../../shell/link.tsx';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import styles from './account-page.module.css';
import { AccountPage, Elsewhere, Note } from './account-page.tsx';
import { ResendActivation } from './resend-activation.tsx';

/** seconds, should the server not say */
const DEFAULT_WAIT_SECONDS = 900;

/** A parent signs in and goes on, in a new document, to where the guest wanted to go. */
export default function Login() {
  const { accounts, forms } = useTexts();
  const { login } = accounts;
  const [unverified, setUnverified] = useState<string | null>(null);
  useNotice();
  const { field, form, formProps, submit, refusal, mutation } = useContractForm(SignIn, {
    initialValues: { email: '', password: '' },
    send: ({ email, password }) =>
      mutate('POST /users/login', { body: { email, password: passwordDigest(password), type: 2 } }),
    beside: { wrong_password: 'password', account_not_found: 'email' },
    onSuccess: () => replaceDocument(takeReturn() ?? paths.family),
    onRefusal: ({ error }) => setUnverified(error === 'not_verified' ? form.getValues().email.trim() : null),
  });
  return (
    <AccountPage
      pose={unverified === null ? 'waving' : 'thinking'}
      name={login.action}
      title={login.title}
      lead={login.lead}
    >
      {unverified !== null && (
        <ResendActivation key={mutation.submittedAt} email={unverified}>
          <Note tone="warn" title={login.unverified.title} appears>
            <p>{login.unverified.text(unverified)}</p>
          </Note>
        </ResendActivation>
      )}
      {refusal && <Why key={mutation.submittedAt} refusal={refusal} />}
      <form {...formProps}>
        <TextInput
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          autoComplete="current-password"
          show={forms.show}
          hide={forms.hide}
        />
        <SubmitButton {...submit} busy={forms.moment}>
          {login.action}
        </SubmitButton>
      </form>
      <Elsewhere>
        <Link to={paths.forgotPassword}>{login.forgot}</Link>
      </Elsewhere>
      <Elsewhere>
        {login.newHere} <Link to={paths.signUp}>{login.signUp}</Link>
      </Elsewhere>
    </AccountPage>
  );
}

/** What to do about it; the server's message stands in the notification bar. */
const Why = ({ refusal }: { refusal: ApiRefusal }) => {
  const brand = useBrand();
  const { login } = useTexts().accounts;
  switch (refusal.error) {
    case 'wrong_password':
      return (
        <Note tone="bad" appears>
          <p>{login.wrong}</p>
        </Note>
      );
    case 'account_not_found':
      return (
        <Note tone="bad" appears>
          <p>{login.notFound}</p>
          <p>
            <a className={styles.link} href={whatsappLink(brand)} target="_blank" rel="noreferrer">
              {login.help}
            </a>
          </p>
        </Note>
      );
    case 'too_many_tries':
      return (
        <Note tone="warn" appears>
          <p>{login.wait(Math.ceil((refusal.retryAfter ?? DEFAULT_WAIT_SECONDS) / 60))}</p>
        </Note>
      );
    default:
      return null;
  }
};

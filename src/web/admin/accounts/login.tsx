import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { SignIn } from '../../../contract/sessions.ts';
import { accountType } from '../../../domain/accounts/account-status.ts';
import { founded, nameInTwo } from '../../../i18n/brand.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { paths } from '../../../paths.ts';
import { useContractForm } from '../../app/form.ts';
import { areaOf } from '../../frame/guards.ts';
import { useTexts } from '../list/texts.ts';
import { passwordDigest } from '../../frame/password-digest.ts';
import { takeReturn } from '../../frame/return-path.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { replaceDocument, useNotice } from '../../shell/replace-document.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { Wordmark } from '../../ui/page/wordmark.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { takeEmail } from './kept-email.ts';
import styles from './login.module.css';
import { CodeStep } from './login-code.tsx';
import { type Credentials, enter } from './sign-in-steps.ts';

/** The sign-in of the back office. It replaces any session that the browser had. */
export default function AdminLogin() {
  const { login } = useTexts().admin;
  const brand = useBrand();
  // Kept in memory alone, between the password and the code of the second factor.
  const [proven, setProven] = useState<Credentials | null>(null);
  const [email, setEmail] = useState('');
  useNotice();
  const leave = () => replaceDocument(wantedScreen(takeReturn()));
  return (
    <div className={styles.page}>
      <PageHead title={login.title} />
      <meta name="robots" content="noindex" />
      <div className={styles.top}>
        <LanguageSwitch />
      </div>
      <div className={styles.card}>
        <Wordmark name={nameInTwo(brand)} />
        {proven ? (
          <CodeStep credentials={proven} onEntered={leave} onBack={() => setProven(null)} />
        ) : (
          <PasswordStep
            email={email}
            onEntered={leave}
            onCodeNeeded={(credentials) => {
              setEmail(credentials.email);
              setProven(credentials);
            }}
          />
        )}
      </div>
      <p className={styles.end}>
        © {founded} {brand.name}
      </p>
    </div>
  );
}

interface StepProps {
  /** typed before, when the code was given up */
  email: string;
  onEntered: () => unknown;
  onCodeNeeded: (credentials: Credentials) => void;
}

const PasswordStep = ({ email, onEntered, onCodeNeeded }: StepProps): ReactNode => {
  const { admin, forms } = useTexts();
  const { login } = admin;
  const { field, form, formProps, submit } = useContractForm(SignIn, {
    initialValues: { email, password: '' },
    send: async (typed) => {
      const credentials = {
        email: typed.email,
        password: passwordDigest(typed.password),
        type: accountType.admin,
      };
      return { credentials, step: await enter(credentials) };
    },
    beside: { wrong_password: 'password', account_not_found: 'email' },
    onSuccess: ({ credentials, step }) => (step === 'entered' ? onEntered() : onCodeNeeded(credentials)),
  });
  const putIn = useEffectEvent((kept: string) => form.setFieldValue('email', kept));
  useEffect(() => {
    // Of an invitation that was answered on the page before.
    const kept = takeEmail();
    if (kept) putIn(kept);
  }, []);
  return (
    <>
      <h1>{login.title}</h1>
      <p>{login.lead}</p>
      <form {...formProps}>
        <TextInput
          {...field('email')}
          label={login.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          label={login.password}
          autoComplete="current-password"
          show={forms.show}
          hide={forms.hide}
        />
        <SubmitButton {...submit} busy={forms.moment}>
          {login.signIn}
        </SubmitButton>
      </form>
    </>
  );
};

/** Where somebody of the staff wanted to go, when it is a screen of the back office; else the own first screen. */
const wantedScreen = (wanted: string | null) =>
  wanted !== null && areaOf(new URL(wanted, location.origin).pathname) === 'admin' ? wanted : paths.admin;

import { useState } from 'react';
import { SignIn } from '../../../contract/sessions.ts';
import { accountType } from '../../../domain/accounts/account-status.ts';
import { call } from '../../frame/api.ts';
import { passwordDigest } from '../../frame/password-digest.ts';
import { useContractForm } from '../../app/form.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { inOffice, useTexts } from '../list/texts.ts';
import { notify } from '../../shell/notify.ts';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import styles from '../list/office-form.module.css';
import { TextInput } from '../../ui/app/field.tsx';
import { CodeForm } from './login-code.tsx';
import { type Credentials, enter, isStill } from './sign-in-steps.ts';

/** Signs in over a half-filled form when the session has ended, as the account that the page belongs to. */
export default function SignInAgain({ settle }: { settle: (entered: boolean) => void }) {
  const { admin } = useTexts();
  const user = useUser();
  if (!user) return null;
  const enterAs = async () => {
    const isSame = await isStill(call, user.user_id);
    if (!isSame) notify({ severity: 'error', message: inOffice((texts) => texts.admin.form.signIn.other) });
    settle(isSame);
  };
  return (
    <OfficeDialog opened title={admin.form.signIn.title} close={admin.close} onClose={() => settle(false)}>
      <Steps email={user.email} onEntered={enterAs} />
    </OfficeDialog>
  );
}

const Steps = ({ email, onEntered }: { email: string; onEntered: () => Promise<void> }) => {
  const { form, secondStep } = useTexts().admin;
  const [proven, setProven] = useState<Credentials | null>(null);
  const [byRecovery, setByRecovery] = useState(false);
  if (!proven) return <PasswordStep email={email} onEntered={onEntered} onCodeNeeded={setProven} />;
  return (
    <div className={styles.dialog}>
      <p>{form.signIn.text}</p>
      <CodeForm
        key={String(byRecovery)}
        credentials={proven}
        byRecovery={byRecovery}
        className={styles.dialog}
        onEntered={onEntered}
      />
      <button type="button" className={styles.way} onClick={() => setByRecovery(!byRecovery)}>
        {byRecovery ? secondStep.toApp : secondStep.toRecovery}
      </button>
    </div>
  );
};

interface StepProps {
  email: string;
  onEntered: () => Promise<void>;
  onCodeNeeded: (credentials: Credentials) => void;
}

const PasswordStep = ({ email, onEntered, onCodeNeeded }: StepProps) => {
  const { admin, forms } = useTexts();
  const { form, login } = admin;
  const { field, formProps, submit } = useContractForm(SignIn, {
    initialValues: { email, password: '' },
    send: async ({ password }) => {
      const credentials = { email, password: passwordDigest(password), type: accountType.admin };
      return { credentials, step: await enter(credentials) };
    },
    beside: { wrong_password: 'password', account_not_found: 'password' },
    onSuccess: ({ credentials, step }) => (step === 'entered' ? onEntered() : onCodeNeeded(credentials)),
  });
  return (
    <form {...formProps} className={styles.dialog}>
      <p>{form.signIn.text}</p>
      <TextInput {...field('email')} label={login.email} type="email" autoComplete="username" readOnly />
      <PasswordField
        {...field('password')}
        label={login.password}
        autoComplete="current-password"
        show={forms.show}
        hide={forms.hide}
        data-autofocus
      />
      <SubmitButton {...submit} busy={forms.moment}>
        {login.signIn}
      </SubmitButton>
    </form>
  );
};

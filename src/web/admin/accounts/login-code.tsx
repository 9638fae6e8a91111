import { useEffect, useRef, useState } from 'react';
import { SecondFactorCode } from '../../../contract/second-factor.ts';
import { paths } from '../../../paths.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { inOffice, useTexts } from '../list/texts.ts';
import { dismissFailure, notify } from '../../shell/notify.ts';
import { replaceDocument } from '../../shell/replace-document.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import styles from './login.module.css';
import { oneTimeInput, recoveryInput } from './code-input.ts';
import type { Credentials } from './sign-in-steps.ts';

/** How long the password's digest is kept for the code, so that nobody else finds a half-finished sign-in. */
const PATIENCE_MS = 5 * 60_000;

interface Props {
  credentials: Credentials;
  onEntered: () => unknown;
  onBack: () => void;
}

/** The second step of signing in: the code of the authenticator app, or one of the recovery codes. */
export const CodeStep = ({ credentials, onEntered, onBack }: Props) => {
  const { secondStep } = useTexts().admin;
  const [byRecovery, setByRecovery] = useState(false);
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      notify({ severity: 'info', message: inOffice(({ admin }) => admin.secondStep.over) });
      back.current();
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const turn = () => {
    dismissFailure();
    setByRecovery(!byRecovery);
  };
  return (
    <>
      <h1>{byRecovery ? secondStep.recoveryTitle : secondStep.title}</h1>
      <p>{byRecovery ? secondStep.recoveryLead : secondStep.lead}</p>
      <CodeForm
        key={String(byRecovery)}
        credentials={credentials}
        byRecovery={byRecovery}
        // Whoever had to use a recovery code sees next how many are left.
        onEntered={byRecovery ? () => replaceDocument(paths.adminSecurity) : onEntered}
      />
      <div className={styles.ways}>
        <button type="button" onClick={turn}>
          {byRecovery ? secondStep.toApp : secondStep.toRecovery}
        </button>
        <button type="button" onClick={onBack}>
          {secondStep.back}
        </button>
      </div>
      {byRecovery && <p>{secondStep.lost}</p>}
    </>
  );
};

/** The field for a code alone: one of the app, or a recovery code. */
export const CodeForm = ({
  credentials,
  byRecovery,
  onEntered,
  className,
}: Omit<Props, 'onBack'> & { byRecovery: boolean; className?: string | undefined }) => {
  const { admin, forms } = useTexts();
  const { login, secondStep } = admin;
  const input = useRef<HTMLInputElement>(null);
  const { field, formProps, submit } = useContractForm(SecondFactorCode, {
    initialValues: { one_time_code: '' },
    beside: { wrong_code: 'one_time_code', too_many_tries: 'one_time_code' },
    send: (body) => mutate('POST /users/login', { body: { ...credentials, ...body } }),
    onSuccess: onEntered,
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <form {...formProps} className={className}>
      <TextInput
        {...field('one_time_code')}
        {...(byRecovery ? recoveryInput : oneTimeInput)}
        ref={input}
        label={byRecovery ? secondStep.recoveryCode : secondStep.code}
      />
      <SubmitButton {...submit} busy={forms.moment}>
        {login.signIn}
      </SubmitButton>
    </form>
  );
};

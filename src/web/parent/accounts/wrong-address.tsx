import { NewEmail } from '../../../contract/accounts.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { passwordDigest } from '../../frame/password-digest.ts';
import { notify } from '../../shell/notify.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { useTexts } from '../pattern/texts.ts';
import styles from './welcome.module.css';

interface Props {
  /** the address that may be mistyped */
  email: string;
  onCorrected: (email: string) => void;
}

/** Corrects the address that somebody has just signed up with; the mail goes to the right one. */
export const WrongAddress = ({ email, onCorrected }: Props) => {
  const { accounts, forms } = useTexts();
  const { wrongAddress } = accounts;
  const { field, formProps, submit } = useContractForm(NewEmail, {
    initialValues: { email, new_email: email, password: '' },
    send: ({ password, ...addresses }) =>
      mutate('POST /users/correct-email', { body: { ...addresses, password: passwordDigest(password) } }),
    beside: { email_taken: 'new_email', wrong_password: 'password' },
    onSuccess: (_answer, { new_email: corrected }) => {
      notify({ severity: 'success', message: accounts.resend.sentText(corrected) });
      onCorrected(corrected);
    },
  });
  return (
    <details className={styles.wrong}>
      <summary>{wrongAddress.title}</summary>
      <form {...formProps}>
        <p>{wrongAddress.text}</p>
        <TextInput
          {...field('new_email')}
          label={wrongAddress.right}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          show={forms.show}
          hide={forms.hide}
          description={wrongAddress.passwordHint}
          autoComplete="current-password"
        />
        <SubmitButton {...submit} busy={forms.moment} variant="outline">
          {wrongAddress.action}
        </SubmitButton>
      </form>
    </details>
  );
};

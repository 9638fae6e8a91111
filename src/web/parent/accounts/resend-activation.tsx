import { type ReactNode, useState } from 'react';
import { MailRequest } from '../../../contract/accounts.ts';
import { mutate } from '../../app/mutations.ts';
import { useContractForm } from '../../app/form.ts';
import { useTexts } from '../pattern/texts.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { Note } from '../../shell/account-page.tsx';

interface Props {
  /** where the address is not known, it is asked for */
  email: string | null;
  /** called when a mail was sent, to show that instead of this form's own message */
  onSent?: (email: string) => void;
  /** what leads to it; gives way to the news that a mail was sent */
  children?: ReactNode;
}

/** Asks for the activation mail again. */
export const ResendActivation = ({ email, onSent, children }: Props) => {
  const { accounts, forms } = useTexts();
  const { resend } = accounts;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, formProps, submit } = useContractForm(MailRequest, {
    initialValues: { email: email ?? '' },
    send: (body) => mutate('POST /users/resend-activation', { body }),
    onSuccess: (_answer, sent) => (onSent ?? setSentTo)(sent.email),
  });
  if (sentTo !== null)
    return (
      <Note key="sent" tone="good" title={resend.sent} appears>
        <p>{resend.sentText(sentTo)}</p>
      </Note>
    );
  return (
    <>
      {children}
      <form {...formProps}>
        {email === null && (
          <TextInput
            {...field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
        <SubmitButton {...submit} busy={forms.moment} variant="outline">
          {resend.action}
        </SubmitButton>
      </form>
    </>
  );
};

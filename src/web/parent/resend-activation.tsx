import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { MailRequest } from '../../contract/accounts.ts';
import { call } from '../api.ts';
import { useContractForm } from '../form.ts';
import { useTexts } from '../page-info.tsx';
import { SubmitButton } from '../ui/app/submit-button.tsx';
import { Note } from './account-page.tsx';

/** Asks for the activation mail again: at once where the address is known, else after asking for it. */
export const ResendActivation = ({ email }: { email: string | null }) => {
  const { resend, moment } = useTexts().accounts;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, formProps, submit } = useContractForm(MailRequest, {
    initialValues: { email: email ?? '' },
    send: (body) => call('POST /users/resend-activation', { body }),
    onSuccess: (_answer, sent) => setSentTo(sent.email),
  });
  if (sentTo !== null)
    return (
      <Note tone="good" title={resend.sent} appears>
        <p>{resend.sentText(sentTo)}</p>
      </Note>
    );
  return (
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
      <SubmitButton {...submit} busy={moment} variant="outline">
        {resend.action}
      </SubmitButton>
    </form>
  );
};

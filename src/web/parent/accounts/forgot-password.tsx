import { useState } from 'react';
import { MailRequest } from '../../../contract/accounts.ts';
import { linkHours } from '../../../domain/accounts/account-status.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { useContractForm } from '../../app/form.ts';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { AccountPage, Elsewhere, Note } from './account-page.tsx';

interface Sent {
  email: string;
  message: string;
}

/** Asks for a mail with a reset link. The answer never reveals whether there is such an account. */
export default function ForgotPassword() {
  const { forgot } = useTexts().accounts;
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <AccountPage
      pose={sent ? 'celebrating' : 'thinking'}
      title={forgot.title}
      {...(!sent && { lead: forgot.lead })}
    >
      {sent ? (
        <>
          <Note tone="good" title={sent.message} appears>
            <p>{forgot.sentText(sent.email, linkHours.reset)}</p>
          </Note>
          <Button variant="subtle" fullWidth onClick={() => setSent(null)}>
            {forgot.other}
          </Button>
        </>
      ) : (
        <AskForm onSent={setSent} />
      )}
      <Elsewhere>
        <Link to={paths.login}>{forgot.back}</Link>
      </Elsewhere>
    </AccountPage>
  );
}

const AskForm = ({ onSent }: { onSent: (sent: Sent) => void }) => {
  const { accounts, forms } = useTexts();
  const { forgot } = accounts;
  const { field, formProps, submit } = useContractForm(MailRequest, {
    initialValues: { email: '' },
    send: (body) => mutate('POST /forgot-password', { body }),
    onSuccess: ({ message }, { email }) => onSent({ email, message }),
  });
  return (
    <form {...formProps}>
      <TextInput
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton {...submit} busy={forms.moment}>
        {forgot.action}
      </SubmitButton>
    </form>
  );
};

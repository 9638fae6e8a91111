import { useState } from 'react';
import { type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { useTexts } from '../page-info.tsx';
import { AccountPage, ButtonLink } from './account-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetTokenOf } from './reset-cookie.ts';

/** Hands the token, which only this address gets, to the form. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ token: resetTokenOf(request) });

/** The cookie comes with the document alone, not with what the router fetches. */
export const clientLoader = (): { token: string | null } => {
  throw redirectDocument(paths.resetPassword);
};

export default function ResetPassword() {
  const { reset } = useTexts().accounts;
  const { token } = useLoaderData<typeof loader>();
  const [unusable, setUnusable] = useState(false);
  if (token === null || unusable) {
    const { title, text } = token === null ? reset.missing : reset.unusable;
    return (
      <AccountPage pose={unusable ? 'worried' : 'lost'} title={title} lead={text}>
        <ButtonLink to={paths.forgotPassword}>{reset.askAgain}</ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage pose="reading" title={reset.title} lead={reset.lead}>
      <NewPasswordForm token={token} onUnusable={() => setUnusable(true)} />
    </AccountPage>
  );
}

import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from 'react-router';
import { linkHours } from '../../../domain/accounts/account-status.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { AccountPage, ButtonLink } from './account-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { resetTokenOf } from './reset-cookie.ts';

/** Hands the token, which only this address gets, to the form; or shows that the mail's link did not work. */
export const loader = ({ request, url }: LoaderFunctionArgs) => ({
  token: resetTokenOf(request),
  refused: url.searchParams.get('link') === 'unusable',
});

/** The cookie comes with the document alone, not with what the router fetches. */
export const clientLoader = ({
  url,
}: ClientLoaderFunctionArgs): { token: string | null; refused: boolean } => {
  throw redirectDocument(paths.resetPassword + url.search);
};

export default function ResetPassword() {
  const { reset } = useTexts().accounts;
  const { token, refused } = useLoaderData<typeof loader>();
  const [unusable, setUnusable] = useState(refused);
  if (token === null || unusable) {
    const { title, text } = unusable ? reset.unusable : reset.missing;
    return (
      <AccountPage pose={unusable ? 'worried' : 'lost'} title={title} lead={text(linkHours.reset)}>
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

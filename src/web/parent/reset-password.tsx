import { type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { useTexts } from '../page-info.tsx';
import { Link } from '../shell/link.tsx';
import styles from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
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
  if (token === null)
    return (
      <AccountPage pose="lost" title={reset.missing.title} lead={reset.missing.text}>
        <p className={styles.elsewhere}>
          <Link to={paths.forgotPassword}>{reset.askAgain}</Link>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage pose="reading" title={reset.title} lead={reset.lead}>
      <NewPasswordForm token={token} />
    </AccountPage>
  );
}

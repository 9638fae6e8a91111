import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { linkHours } from '../../../domain/accounts/account-status.ts';
import { paths } from '../../../paths.ts';
import { apiContext, publicUrlContext } from '../../frame/context.ts';
import { AccountPage, ButtonLink } from '../../shell/account-page.tsx';
import { useTexts } from '../pieces/texts.ts';
import {
  type AccountAnswer,
  isScripted,
  passwordIn,
  postedForm,
  refusedBy,
  refusedFields,
} from './account-answer.ts';
import { accountScript } from './account-files.ts';
import { AccountForm, AccountScript, GoesOn, PasswordField, RefusalBar } from './account-form.tsx';
import { resetCookie, resetTokenOf } from './reset-cookie.ts';

export { handle } from './account-files.ts';

/** Whether the browser holds the token, which only this address gets; or that the mail's link did not work. */
export const loader = ({ request, url, context }: LoaderFunctionArgs) => ({
  hasToken: resetTokenOf(request) !== null,
  refused: url.searchParams.get('link') === 'unusable',
  script: accountScript(context),
});

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await postedForm(request);
  const typed = {
    password: passwordIn(form, 'password', true),
    password_confirmation: passwordIn(form, 'password_confirmation', true),
  };
  const problem = typed.password.problem;
  if (problem) return refusedFields('', { password: problem });
  try {
    const { message } = await context.get(apiContext)('POST /reset-password', {
      body: {
        token: resetTokenOf(request) ?? '',
        password: typed.password.digest,
        // One that is too short or too long is another than the first.
        password_confirmation:
          typed.password_confirmation.digest || typed.password_confirmation.problem || '',
      },
    });
    const headers = { 'set-cookie': resetCookie(null, context.get(publicUrlContext)) };
    if (!isScripted(form)) return redirect(paths.login, { status: 303, headers });
    return data<AccountAnswer>({ email: '', refused: null, message, to: paths.login }, { headers });
  } catch (error) {
    return refusedBy(error, '');
  }
};

export default function ResetPassword() {
  const { accounts, fields } = useTexts();
  const { reset, passwordHint } = accounts;
  const { hasToken, refused: wasRefused, script } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.to) return <GoesOn to={answer.to} notice={answer.message} />;
  const refused = answer?.refused ?? null;
  const unusable = wasRefused || refused?.error === 'reset_link_unusable';
  if (!hasToken || unusable) {
    const { title, text } = unusable ? reset.unusable : reset.missing;
    return (
      <>
        <AccountPage pose={unusable ? 'worried' : 'lost'} title={title} lead={text(linkHours.reset)}>
          <div data-answered="">
            <ButtonLink to={paths.forgotPassword}>{reset.askAgain}</ButtonLink>
          </div>
        </AccountPage>
        <RefusalBar refused={refused} />
        <AccountScript script={script} />
      </>
    );
  }
  return (
    <>
      <AccountPage pose="reading" title={reset.title} lead={reset.lead}>
        <AccountForm action={reset.action}>
          <PasswordField
            name="password"
            label={fields.new_password}
            description={passwordHint}
            autoComplete="new-password"
            refused={refused}
          />
          <PasswordField name="password_confirmation" autoComplete="new-password" refused={refused} />
        </AccountForm>
      </AccountPage>
      <RefusalBar refused={refused} />
      <AccountScript script={script} />
    </>
  );
}

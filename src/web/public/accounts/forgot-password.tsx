import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  useActionData,
  useLoaderData,
} from 'react-router';
import { linkHours } from '../../../domain/accounts/account-status.ts';
import { paths } from '../../../paths.ts';
import { apiContext } from '../../frame/context.ts';
import { AccountPage, ButtonLink, Elsewhere, Note } from '../../shell/account-page.tsx';
import { textIn } from '../pieces/form-text.ts';
import { useTexts } from '../pieces/texts.ts';
import { type AccountAnswer, postedForm, refusedBy } from './account-answer.ts';
import { accountScript } from './account-files.ts';
import { AccountForm, AccountScript, EmailField, RefusalBar } from './account-form.tsx';

export { handle } from './account-files.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ script: accountScript(context) });

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const email = textIn(await postedForm(request), 'email');
  try {
    const { message } = await context.get(apiContext)('POST /forgot-password', { body: { email } });
    return data<AccountAnswer>({ email: email.trim(), refused: null, message });
  } catch (error) {
    return refusedBy(error, email);
  }
};

/** Asks for a mail with a reset link. The answer never reveals whether there is such an account. */
export default function ForgotPassword() {
  const { forgot } = useTexts().accounts;
  const { script } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.refused ?? null;
  const sent = answer?.refused === null ? answer : null;
  return (
    <>
      <AccountPage
        pose={sent ? 'celebrating' : 'thinking'}
        title={forgot.title}
        {...(!sent && { lead: forgot.lead })}
      >
        {sent ? (
          <div data-answered="">
            <Note tone="good" title={sent.message} appears>
              <p>{forgot.sentText(sent.email, linkHours.reset)}</p>
            </Note>
            <ButtonLink to={paths.forgotPassword} quiet>
              {forgot.other}
            </ButtonLink>
          </div>
        ) : (
          <AccountForm action={forgot.action}>
            <EmailField answer={answer} />
          </AccountForm>
        )}
        <Elsewhere>
          <a href={paths.login}>{forgot.back}</a>
        </Elsewhere>
      </AccountPage>
      <RefusalBar refused={refused} />
      <AccountScript script={script} />
    </>
  );
}

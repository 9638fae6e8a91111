import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { longDate } from '../../../i18n/dates.ts';
import { paths } from '../../../paths.ts';
import type { Call } from '../../frame/api.ts';
import { apiContext } from '../../frame/context.ts';
import { useBrand, useLanguage } from '../../frame/page-info.tsx';
import { endedReturn, rememberedPath } from '../../frame/return-path.ts';
import { AccountPage, Elsewhere, Note } from '../../shell/account-page.tsx';
import styles from '../../shell/account-page.module.css';
import { textIn } from '../pieces/form-text.ts';
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
import {
  AccountForm,
  AccountScript,
  EmailField,
  GoesOn,
  PasswordField,
  RefusalBar,
} from './account-form.tsx';

export { handle } from './account-files.ts';

/** seconds, should the server not say */
const DEFAULT_WAIT_SECONDS = 900;

const RESEND = 'resend';
const REOPEN = 'reopen';

export const loader = ({ context }: LoaderFunctionArgs) => ({ script: accountScript(context) });

/** Signs in and goes on to where the guest wanted to go; or sends again the mail that activates or opens an account. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const call = context.get(apiContext);
  const form = await postedForm(request);
  const email = textIn(form, 'email');
  const ask = textIn(form, 'ask');
  if (ask === RESEND || ask === REOPEN) return sendAgain(call, ask, email);
  const { digest, problem } = passwordIn(form, 'password');
  if (problem) return refusedFields(email, { password: problem });
  try {
    await call('POST /users/login', { body: { email, password: digest, type: 2 } });
  } catch (error) {
    return refusedBy(error, email, { wrong_password: 'password', account_not_found: 'email' });
  }
  const to = rememberedPath(request.headers.get('cookie') ?? '') ?? paths.family;
  const headers = { 'set-cookie': endedReturn };
  if (!isScripted(form)) return redirect(to, { status: 303, headers });
  return data<AccountAnswer>({ email, refused: null, message: '', to }, { headers });
};

/** Of a closed account a request for a new password sends the mail that opens it. */
const callsOf = { [RESEND]: 'POST /users/resend-activation', [REOPEN]: 'POST /forgot-password' } as const;

const sendAgain = async (call: Call, ask: keyof typeof callsOf, email: string) => {
  try {
    const { message } = await call(callsOf[ask], { body: { email } });
    return data<AccountAnswer>({ email, refused: null, message, ask });
  } catch (error) {
    return refusedBy(error, email);
  }
};

/** A parent signs in. */
export default function Login() {
  const { accounts } = useTexts();
  const { login } = accounts;
  const { script } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.to) return <GoesOn to={answer.to} />;
  const refused = answer?.refused ?? null;
  const unverified = refused?.error === 'not_verified';
  return (
    <>
      <AccountPage
        pose={unverified || answer?.ask ? 'thinking' : 'waving'}
        name={login.action}
        title={login.title}
        lead={login.lead}
      >
        {unverified && <Unverified email={answer?.email ?? ''} />}
        {answer?.ask === RESEND && <Resent email={answer.email} />}
        {answer?.ask === REOPEN && <ReopeningSent email={answer.email} />}
        {refused?.closed && <Closed email={answer?.email ?? ''} {...refused.closed} />}
        {refused && !refused.closed && <Why error={refused.error} retryAfter={refused.retryAfter} />}
        <AccountForm action={login.action}>
          <EmailField answer={answer} />
          <PasswordField name="password" autoComplete="current-password" refused={refused} />
        </AccountForm>
        <Elsewhere>
          <a href={paths.forgotPassword}>{login.forgot}</a>
        </Elsewhere>
        <Elsewhere>
          {login.newHere} <a href={paths.signUp}>{login.signUp}</a>
        </Elsewhere>
      </AccountPage>
      <RefusalBar refused={refused} />
      <AccountScript script={script} />
    </>
  );
}

const Unverified = ({ email }: { email: string }) => {
  const { login, resend: again } = useTexts().accounts;
  return (
    <>
      <Note tone="warn" title={login.unverified.title} appears>
        <p>{login.unverified.text(email)}</p>
      </Note>
      <AccountForm ask={RESEND} action={again.action} outline>
        <input type="hidden" name="email" value={email} />
      </AccountForm>
    </>
  );
};

const Resent = ({ email }: { email: string }) => {
  const { resend: again } = useTexts().accounts;
  return (
    <Note tone="good" title={again.sent} appears>
      <p>{again.sentText(email)}</p>
    </Note>
  );
};

/** A family that comes back to the account it has closed. */
const Closed = ({ email, on, until }: { email: string; on: string; until: string }) => {
  const { closed } = useTexts().accounts.login;
  const language = useLanguage();
  const dayOf = (day: string) => longDate(language, calendarDate(day));
  return (
    <>
      <Note tone="warn">
        <p>{closed.text(dayOf(on), dayOf(until))}</p>
      </Note>
      <AccountForm ask={REOPEN} action={closed.action} outline>
        <input type="hidden" name="email" value={email} />
      </AccountForm>
    </>
  );
};

const ReopeningSent = ({ email }: { email: string }) => {
  const { closed } = useTexts().accounts.login;
  return (
    <Note tone="good" title={closed.sent} appears>
      <p>{closed.sentText(email)}</p>
    </Note>
  );
};

/** What to do about it; the server's message stands in the notification bar. */
const Why = ({ error, retryAfter }: { error: string | null; retryAfter: number | null }) => {
  const brand = useBrand();
  const { login } = useTexts().accounts;
  switch (error) {
    case 'wrong_password':
      return (
        <Note tone="bad">
          <p>{login.wrong}</p>
        </Note>
      );
    case 'account_not_found':
      return (
        <Note tone="bad">
          <p>{login.notFound}</p>
          <p>
            <a className={styles.link} href={whatsappLink(brand)} target="_blank" rel="noreferrer">
              {login.help}
            </a>
          </p>
        </Note>
      );
    case 'too_many_tries':
      return (
        <Note tone="warn" appears>
          <p>{login.wait(Math.ceil((retryAfter ?? DEFAULT_WAIT_SECONDS) / 60))}</p>
        </Note>
      );
    default:
      return null;
  }
};

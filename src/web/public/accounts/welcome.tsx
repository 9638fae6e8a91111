import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  createCookie,
  data,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { linkHours } from '../../../domain/accounts/account-status.ts';
import { isHttps, paths, signedUpCookie } from '../../../paths.ts';
import { apiContext, publicUrlContext } from '../../frame/context.ts';
import { useInitialUser } from '../../frame/root-user.ts';
import { AccountPage, ButtonLink, Note } from '../../shell/account-page.tsx';
import { Bar } from '../../shell/notification-bar.tsx';
import { textIn } from '../pieces/form-text.ts';
import { useTexts } from '../pieces/texts.ts';
import { type AccountAnswer, passwordIn, postedForm, refusedBy, refusedFields } from './account-answer.ts';
import { accountScript } from './account-files.ts';
import { AccountForm, AccountScript, EmailField, Field, PasswordField, RefusalBar } from './account-form.tsx';
import styles from './welcome.module.css';

export { handle } from './account-files.ts';

const RESEND = 'resend';
const CORRECT = 'correct';

/** The address that has just signed up: for an hour at most, where no script, no other page, no history and no log reads it. */
const signedUp = createCookie(signedUpCookie, {
  path: paths.welcome(),
  maxAge: 3600,
  httpOnly: true,
  sameSite: 'lax',
});

export const loader = async ({ request, url, context }: LoaderFunctionArgs) => {
  const given = url.searchParams;
  const link = (['expired', 'unusable'] as const).find((one) => one === given.get('link'));
  const kept: unknown = await signedUp.parse(request.headers.get('cookie'));
  return {
    link,
    isSignedUp: given.get('from') === 'sign-up',
    email: typeof kept === 'string' ? kept : '',
    script: accountScript(context),
  };
};

/** Takes the address from the sign-up screen; sends the mail again; or corrects the address that the mail went to. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const call = context.get(apiContext);
  const form = await postedForm(request);
  const ask = textIn(form, 'ask');
  const email = textIn(form, 'email');
  const keep = async (address: string) => ({
    'set-cookie': await signedUp.serialize(address, { secure: isHttps(context.get(publicUrlContext)) }),
  });
  if (ask === RESEND)
    return call('POST /users/resend-activation', { body: { email } }).then(
      ({ message }) => data<AccountAnswer>({ email: email.trim(), refused: null, message, ask }),
      (error: unknown) => refusedBy(error, email, {}, { ask }),
    );
  if (ask !== CORRECT)
    return redirect(paths.welcome({ from: 'sign-up' }), { status: 303, headers: await keep(email) });
  const corrected = textIn(form, 'new_email');
  const { digest: password, problem } = passwordIn(form, 'password');
  if (problem) return refusedFields(corrected, { password: problem }, { mistyped: email });
  try {
    const body = { email, new_email: corrected, password };
    const { message } = await call('POST /users/correct-email', { body });
    const headers = await keep(corrected.trim());
    return data<AccountAnswer>({ email: corrected.trim(), refused: null, message, ask }, { headers });
  } catch (error) {
    const beside = { email_taken: 'new_email', wrong_password: 'password' };
    return refusedBy(error, corrected, beside, { mistyped: email });
  }
};

/** After signing up, and after a link of an activation mail that could not be used. */
export default function Welcome() {
  const { link, isSignedUp, script } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused ?? null;
  if (!link && !isSignedUp) return <General />;
  return (
    <>
      {link ? <DeadLink link={link} /> : <CheckMail />}
      <RefusalBar refused={refused} />
      <AccountScript script={script} />
    </>
  );
}

const CheckMail = () => {
  const { welcome, resend } = useTexts().accounts;
  const known = useLoaderData<typeof loader>().email;
  const answer = useActionData<typeof action>();
  const done = answer?.refused === null ? answer.ask : undefined;
  // The cookie may have gone while the page stood open.
  const email = done === CORRECT && answer ? answer.email : known || (answer?.mistyped ?? '');
  return (
    <>
      <AccountPage
        pose="celebrating"
        title={welcome.checkMail.title}
        lead={welcome.checkMail.text(email || null, linkHours.activation)}
      >
        <section className={styles.resend}>
          {done === RESEND && answer ? (
            <div data-answered="">
              <Note tone="good" title={resend.sent} appears>
                <p>{resend.sentText(answer.email)}</p>
              </Note>
            </div>
          ) : (
            <>
              <h2>{resend.title}</h2>
              <p>{resend.text}</p>
              <Resend email={email} />
            </>
          )}
          {email && <WrongAddress email={email} />}
        </section>
      </AccountPage>
      {done === CORRECT && <Bar shown={{ id: 0, severity: 'success', message: resend.sentText(email) }} />}
    </>
  );
};

/** @param email where it is not known, it is asked for */
const Resend = ({ email }: { email: string }) => {
  const answer = useActionData<typeof action>();
  return (
    <AccountForm ask={RESEND} action={useTexts().accounts.resend.action} outline>
      {email ? <input type="hidden" name="email" value={email} /> : <EmailField answer={answer} />}
    </AccountForm>
  );
};

/** Corrects the address that somebody has just signed up with; the mail goes to the right one. */
const WrongAddress = ({ email }: { email: string }) => {
  const { wrongAddress } = useTexts().accounts;
  const answer = useActionData<typeof action>();
  const refused = answer?.ask === RESEND ? null : (answer?.refused ?? null);
  return (
    <details className={styles.wrong} open={refused !== null}>
      <summary>{wrongAddress.title}</summary>
      <p>{wrongAddress.text}</p>
      <AccountForm ask={CORRECT} action={wrongAddress.action} outline>
        <input type="hidden" name="email" value={email} />
        <Field
          name="new_email"
          label={wrongAddress.right}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={refused ? answer?.email : email}
          refused={refused}
        />
        <PasswordField
          name="password"
          description={wrongAddress.passwordHint}
          autoComplete="current-password"
          refused={refused}
        />
      </AccountForm>
    </details>
  );
};

const DeadLink = ({ link }: { link: 'expired' | 'unusable' }) => {
  const { welcome, resend } = useTexts().accounts;
  const answer = useActionData<typeof action>();
  if (answer?.refused === null)
    return (
      <AccountPage pose="celebrating" title={resend.sent} lead={resend.sentText(answer.email)}>
        <div data-answered="">
          <ButtonLink to={paths.login}>{welcome.general.signIn}</ButtonLink>
        </div>
      </AccountPage>
    );
  const { expired, unusable } = welcome;
  const lead = link === 'expired' ? expired.text(linkHours.activation) : unusable.text;
  return (
    <AccountPage pose={link === 'expired' ? 'thinking' : 'worried'} title={welcome[link].title} lead={lead}>
      <Resend email="" />
    </AccountPage>
  );
};

const General = () => {
  const { general } = useTexts().accounts.welcome;
  const user = useInitialUser();
  return (
    <AccountPage pose="waving" title={general.title} lead={general.text}>
      <ol className={styles.steps}>
        {general.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink to={user ? paths.addChild : paths.signUp}>
        {user ? general.addChild : general.signUp}
      </ButtonLink>
      <ButtonLink to={user ? paths.profile() : paths.login} quiet>
        {user ? general.profile : general.signIn}
      </ButtonLink>
    </AccountPage>
  );
};

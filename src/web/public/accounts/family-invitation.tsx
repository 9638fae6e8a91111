import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { linkHours } from '../../../domain/accounts/account-status.ts';
import { paths } from '../../../paths.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { apiContext } from '../../frame/context.ts';
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
import css from './account-form.module.css';

export { handle } from './account-files.ts';

/** The address holds the token: no other page hears of it. */
export const headers: HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' });

/** Whom the invitation is for; looking at it changes nothing. */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const script = accountScript(context);
  try {
    const { first_name, email, childs } = await context.get(apiContext)(
      'GET /family-import/invitation/{token}',
      { params: { token: params['token'] ?? '' } },
    );
    return { invited: { name: first_name, email, childs }, script };
  } catch (error) {
    if (isRefusedAs(error, 'invitation_unusable')) return { invited: null, script };
    throw error;
  }
};

export const action = async ({ request, params, context }: ActionFunctionArgs) => {
  const form = await postedForm(request);
  const password = passwordIn(form, 'password', true);
  const again = passwordIn(form, 'password_confirmation', true);
  // First, so that the page may leave the tick where something else is refused.
  if (!form.has('learning')) return refusedFields('', { learning: 'learning_needed' });
  if (password.problem) return refusedFields('', { password: password.problem });
  try {
    const { message } = await context.get(apiContext)('POST /family-import/accept', {
      body: {
        token: params['token'] ?? '',
        password: password.digest,
        password_confirmation: again.digest || again.problem || '',
        learning: true,
      },
    });
    if (!isScripted(form)) return redirect(paths.login, 303);
    return data<AccountAnswer>({ email: '', refused: null, message, to: paths.login });
  } catch (error) {
    return refusedBy(error, '');
  }
};

/** Where the school's invitation leads a family that was taken from a file: a password, and whether its children learn here. */
export default function FamilyInvitation() {
  const { accounts, consents } = useTexts();
  const { invited: words, passwordHint } = accounts;
  const { invited, script } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.to) return <GoesOn to={answer.to} notice={answer.message} />;
  const refused = answer?.refused ?? null;
  if (!invited || refused?.error === 'invitation_unusable')
    return (
      <AccountPage
        pose="worried"
        title={words.unusable.title}
        lead={words.unusable.text(linkHours.family_invitation / 24)}
      >
        <div data-answered="">
          <ButtonLink to={paths.login}>{words.unusable.action}</ButtonLink>
        </div>
        <AccountScript script={script} />
      </AccountPage>
    );
  const isLearningMissing = refused?.errors['learning'] !== undefined;
  return (
    <>
      <AccountPage pose="waving" title={words.title(invited.name)} lead={words.lead(invited.email)}>
        <AccountForm action={words.action}>
          <PasswordField
            name="password"
            description={passwordHint}
            autoComplete="new-password"
            refused={refused}
          />
          <PasswordField name="password_confirmation" autoComplete="new-password" refused={refused} />
          <div className={css.field}>
            <p>{words.children(invited.childs.join(', '))}</p>
            <label className={css.tick}>
              <input
                type="checkbox"
                name="learning"
                defaultChecked={refused !== null && !isLearningMissing}
                aria-invalid={isLearningMissing || undefined}
                aria-describedby={isLearningMissing ? 'learning-problem' : undefined}
              />
              <span>{consents.kinds.learning}</span>
            </label>
            {isLearningMissing && (
              <p id="learning-problem" className={css.problem} data-problem="">
                {words.tick}
              </p>
            )}
          </div>
        </AccountForm>
      </AccountPage>
      <RefusalBar refused={refused} />
      <AccountScript script={script} />
    </>
  );
}

import { type LoaderFunctionArgs, data, useLoaderData, useParams } from 'react-router';
import * as z from 'zod/mini';
import { newPassword, password } from '../../../contract/fields.ts';
import type { FieldProblem } from '../../../contract/refusals.ts';
import { nameInTwo } from '../../../i18n/brand.ts';
import { paths } from '../../../paths.ts';
import { passwordDigest } from '../../frame/password-digest.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { apiContext } from '../../frame/context.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { replaceDocument } from '../../shell/replace-document.ts';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { Wordmark } from '../../ui/page/wordmark.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { keepEmail } from './kept-email.ts';
import styles from './login.module.css';

/** Null where the invitation was used, is late, or was taken back. */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const asked = { params: { token: params['token'] ?? '' } };
  const found = await context
    .get(apiContext)('GET /staff/invitation/{token}', asked)
    .catch((error: unknown) => {
      if (error instanceof ApiRefusal) return null;
      throw error;
    });
  return data(found && { name: found.first_name, email: found.email }, { status: found ? 200 : 404 });
};

export const handle = { title: ({ admin }: OfficeTexts) => admin.invitation.title };

/** Where the link of an invitation leads: whoever is to work here chooses a password. */
export default function AdminInvitation() {
  const { invitation } = useTexts().admin;
  const brand = useBrand();
  const token = useParams()['token'] ?? '';
  const invited = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageHead title={invitation.title} />
      <meta name="robots" content="noindex" />
      {/* The address is the invitation: no other site is told it. */}
      <meta name="referrer" content="no-referrer" />
      <div className={styles.top}>
        <LanguageSwitch />
      </div>
      <div className={styles.card}>
        <Wordmark name={nameInTwo(brand)} />
        {invited === null ? (
          <>
            <h1>{invitation.unusableTitle}</h1>
            <p>{invitation.unusableText}</p>
          </>
        ) : (
          <>
            <h1>{invitation.title}</h1>
            <p>{invitation.lead(invited.name, invited.email)}</p>
            <PasswordForm token={token} email={invited.email} />
          </>
        )}
      </div>
    </div>
  );
}

const mismatch: FieldProblem = 'passwords_do_not_match';
/** What is typed: the server sees digests alone. */
const Typed = z.object({ password: newPassword, password_confirmation: password }).check(
  z.refine((typed) => typed.password === typed.password_confirmation, {
    error: mismatch,
    path: ['password_confirmation'],
  }),
);

const PasswordForm = ({ token, email }: { token: string; email: string }) => {
  const { admin, forms } = useTexts();
  const { field, formProps, submit } = useContractForm(Typed, {
    initialValues: { password: '', password_confirmation: '' },
    send: (typed) =>
      mutate('POST /staff/accept', {
        body: {
          token,
          password: passwordDigest(typed.password),
          password_confirmation: passwordDigest(typed.password_confirmation),
        },
      }),
    onSuccess: () => {
      keepEmail(email);
      return replaceDocument(paths.adminLogin, { severity: 'success', message: admin.invitation.done });
    },
  });
  const eye = { show: forms.show, hide: forms.hide };
  return (
    <form {...formProps}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField {...field('password')} {...eye} autoComplete="new-password" />
      <PasswordField {...field('password_confirmation')} {...eye} autoComplete="new-password" />
      <SubmitButton {...submit} busy={forms.moment}>
        {admin.invitation.save}
      </SubmitButton>
    </form>
  );
};

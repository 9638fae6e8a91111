import { fullName } from '../../../domain/values/person-name.ts';
import { useChangeOwnPassword } from '../../app/accounts/change-own-password.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import styles from './profile.module.css';

export const handle = { title: ({ admin }: OfficeTexts) => admin.profile.title };

/** Who is signed in to the back office, and the own password. */
export default function AdminProfile() {
  const { profile } = useTexts().admin;
  const user = useUser();
  if (!user) return null;
  return (
    <div className={styles.screen}>
      <PageHead title={profile.title} />
      <h1>{profile.title}</h1>
      <section className={styles.card}>
        <h2>{profile.account}</h2>
        <dl>
          <div>
            <dt>{profile.name}</dt>
            <dd>{fullName(user.first_name, user.last_name)}</dd>
          </div>
          <div>
            <dt>{profile.email}</dt>
            <dd>{user.email}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.card}>
        <h2>{profile.password}</h2>
        <p>{profile.passwordLead}</p>
        <PasswordForm email={user.email} />
      </section>
    </div>
  );
}

const PasswordForm = ({ email }: { email: string }) => {
  const { admin, forms } = useTexts();
  const { field, formProps, submit } = useChangeOwnPassword(email);
  const eye = { show: forms.show, hide: forms.hide };
  return (
    <form {...formProps} className={styles.form}>
      {/* For password managers, which file a password under its account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField {...field('old_password')} {...eye} autoComplete="current-password" />
      <PasswordField {...field('new_password')} {...eye} autoComplete="new-password" />
      <PasswordField {...field('password_confirmation')} {...eye} autoComplete="new-password" />
      <SubmitButton {...submit} busy={forms.moment}>
        {admin.profile.save}
      </SubmitButton>
    </form>
  );
};

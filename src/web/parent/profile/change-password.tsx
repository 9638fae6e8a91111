import { useChangeOwnPassword } from '../../app/accounts/change-own-password.ts';
import { useTexts } from '../pattern/texts.ts';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useParent } from '../pattern/profile-session.ts';
import styles from '../pattern/profile.module.css';

export const ChangePassword = () => {
  const { profile, forms } = useTexts();
  const { email } = useParent();
  const { field, formProps, submit } = useChangeOwnPassword(email);
  const { password } = profile;
  const eye = { show: forms.show, hide: forms.hide };
  return (
    <Panel title={profile.tabs.password} lead={password.lead}>
      <form {...formProps} className={`${styles.form} ${styles.narrow}`}>
        {/* For password managers, which file a password under its account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField {...field('old_password')} {...eye} autoComplete="current-password" />
        <PasswordField {...field('new_password')} {...eye} autoComplete="new-password" />
        <PasswordField {...field('password_confirmation')} {...eye} autoComplete="new-password" />
        <div className={styles.submit}>
          <SubmitButton {...submit} busy={forms.moment}>
            {password.save}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
};

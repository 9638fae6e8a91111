import { useFormats } from '../../frame/page-info.tsx';
import { SessionList } from '../../app/accounts/session-list.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useTexts } from '../pattern/texts.ts';
import styles from './password.module.css';
import { useChangeOwnPassword } from '../../app/accounts/change-own-password.ts';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { useParent } from '../pattern/profile-session.ts';
import formStyles from '../pattern/profile.module.css';

/** The change of the password, and below it the devices that are signed in. */
export default function Password() {
  const { sessions, profile } = useTexts();
  const { date, clock } = useFormats();
  return (
    <>
      <ChangePassword />
      <div className={styles.below}>
        <Panel title={sessions.title} lead={`${sessions.lead} ${sessions.unknownToParent}`}>
          <SessionList momentOf={(instant) => `${date(instant)}, ${clock(instant)}`} />
        </Panel>
      </div>
      <p className={styles.below}>
        <Link to={paths.account}>{profile.account.fromPassword}</Link>
      </p>
    </>
  );
}

const ChangePassword = () => {
  const { profile, forms } = useTexts();
  const { email } = useParent();
  const { field, formProps, submit } = useChangeOwnPassword(email);
  const { password } = profile;
  const eye = { show: forms.show, hide: forms.hide };
  return (
    <Panel title={profile.tabs.password} lead={password.lead}>
      <form {...formProps} className={`${formStyles.form} ${formStyles.narrow}`}>
        {/* For password managers, which file a password under its account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField {...field('old_password')} {...eye} autoComplete="current-password" />
        <PasswordField {...field('new_password')} {...eye} autoComplete="new-password" />
        <PasswordField {...field('password_confirmation')} {...eye} autoComplete="new-password" />
        <div className={formStyles.submit}>
          <SubmitButton {...submit} busy={forms.moment}>
            {password.save}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
};

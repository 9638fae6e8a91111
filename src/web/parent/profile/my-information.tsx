import { PROFILE_PHOTO_MAX_BYTES } from '../../../contract/accounts.ts';
import { mutate } from '../../app/mutations.ts';
import { useBirthdateCheck } from '../pattern/birthdate-check.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useToday } from '../../frame/today.ts';
import { ParentDateField } from '../pattern/parent-date-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { GenderField } from '../families/child-fields.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { ProfilePhoto } from '../pattern/profile-photo.tsx';
import { useUpdateCachedParent, useParent } from '../pattern/profile-session.ts';
import { useProfileForm } from '../accounts/profile-form.ts';
import { Information, informationOf } from '../accounts/profile-update.ts';
import styles from '../pattern/profile.module.css';
import { TextInput } from '../../ui/app/field.tsx';

/** Who the parent is, and the photo. The e-mail is the sign-in and stays. */
export const MyInformation = () => {
  const { profile, fields, forms } = useTexts();
  const user = useParent();
  const keep = useUpdateCachedParent();
  const { information } = profile;
  const { field, formProps, submit } = useProfileForm(useBirthdateCheck(Information), {
    valuesOf: informationOf,
  });
  return (
    <Panel title={profile.tabs.information} lead={information.lead}>
      <div className={styles.photo}>
        <ProfilePhoto
          current={user.image_url}
          owner={{ user_id: user.user_id }}
          maxBytes={PROFILE_PHOTO_MAX_BYTES}
          send={(form, options) => mutate('POST /users/update-image', { form }, options)}
          onSaved={({ users }) => keep(users)}
        />
      </div>
      <form {...formProps} className={styles.form}>
        <TextInput {...field('first_name')} autoComplete="given-name" />
        <TextInput
          {...field('last_name')}
          label={forms.optional(fields.last_name)}
          autoComplete="family-name"
        />
        <TextInput
          label={fields.email}
          value={user.email}
          description={information.emailHint}
          readOnly
          className={styles.wide}
        />
        <TextInput
          {...field('phone_number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          description={information.phoneHint}

          className={styles.wide}
        />
        <GenderField {...field('gender')} />
        <ParentDateField {...field('birthdate')} exampleYear={1988} max={useToday()} autoComplete="bday" />
        <div className={styles.submit}>
          <SubmitButton {...submit} busy={forms.moment}>
            {information.save}
          </SubmitButton>
        </div>
      </form>
      <p className={styles.lead}>
        <Link to={paths.account}>{profile.account.where}</Link>
      </p>
    </Panel>
  );
};

import { TextInput, Textarea } from '@mantine/core';
import type { User } from '../../../contract/objects.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useContractForm } from '../../hydrated/form.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { RegionFields } from '../pattern/region-fields.tsx';
import { apiQuery } from '../../hydrated/screen.ts';
import { notify } from '../../shell/notify.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useUpdateCachedParent, useParent } from '../pattern/profile-session.ts';
import { Address, withChange } from '../accounts/profile-update.ts';
import styles from '../pattern/profile.module.css';
import { growing } from '../pattern/growing.ts';

/** The lists that the fields of province and city will ask for. */
export const addressQueries = ({ province }: User) => [
  apiQuery('GET /rajaongkir/provinces'),
  ...(province === ''
    ? []
    : [apiQuery('GET /rajaongkir/cities/{provinceId}', { params: { provinceId: province } })]),
];

/** Where the study kits go. */
export const AddressDetails = () => {
  const { profile, accounts, fields, forms } = useTexts();
  const user = useParent();
  const language = useLanguage();
  const keep = useUpdateCachedParent();
  const { address } = profile;
  const { field, formProps, submit } = useContractForm(Address, {
    initialValues: {
      province: user.province,
      city: user.city,
      zip_code: user.zip_code,
      address_details: user.address_details,
      special_notes: user.special_notes,
    },
    send: (change) => mutate('POST /users/update-user', { body: withChange(user, change, language) }),
    onSuccess: ({ users, message }) => {
      keep(users);
      notify({ severity: 'success', message });
    },
  });
  return (
    <Panel title={profile.tabs.address} lead={address.lead}>
      <form {...formProps} className={styles.form}>
        <RegionFields province={field('province')} city={field('city')} />
        <TextInput {...field('zip_code')} inputMode="numeric" maxLength={5} autoComplete="postal-code" />
        <Textarea
          {...field('address_details')}
          description={address.addressHint}
          autoComplete="street-address"
          rows={3}
          className={styles.wide}
        />
        <Textarea
          {...field('special_notes')}
          label={forms.optional(fields.special_notes)}
          description={accounts.signUp.notesHint}
          rows={2}
          styles={growing}
          className={styles.wide}
        />
        <div className={styles.submit}>
          <SubmitButton {...submit} busy={forms.moment}>
            {address.save}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
};

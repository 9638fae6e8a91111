import type { User } from '../../../contract/objects.ts';
import { useTexts } from '../pattern/texts.ts';
import { RegionFields } from '../pattern/region-fields.tsx';
import { apiQuery } from '../../app/screen.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useProfileForm } from '../accounts/profile-form.ts';
import { Address, addressOf } from '../accounts/profile-update.ts';
import styles from '../pattern/profile.module.css';

import { TextInput, Textarea } from '../../ui/app/field.tsx';
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
  const { address } = profile;
  const { field, formProps, submit } = useProfileForm(Address, { valuesOf: addressOf });
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

import { Button, TextInput, Textarea } from '@mantine/core';
import { useEffect } from 'react';
import type { User } from '../../../contract/objects.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useContractForm } from '../../hydrated/form.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { RegionFields } from '../pattern/region-fields.tsx';
import { notify } from '../../shell/notify.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { useUpdateCachedParent } from '../pattern/profile-session.ts';
import { Address, withChange } from '../accounts/profile-update.ts';
import { growing } from '../pattern/growing.ts';
import styles from './address-form.module.css';

/** Changes where the kit goes, and with it the address of the profile. */
export default function AddressForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { purchase, profile, accounts, fields, forms } = useTexts();
  const keep = useUpdateCachedParent();
  const language = useLanguage();
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
      onDone();
    },
  });
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('select')?.focus(), [ref]);
  return (
    <form {...formProps} className={styles.form}>
      <RegionFields province={field('province')} city={field('city')} />
      <TextInput {...field('zip_code')} inputMode="numeric" maxLength={5} autoComplete="postal-code" />
      <Textarea
        {...field('address_details')}
        description={profile.address.addressHint}
        autoComplete="street-address"
        rows={3}
        className={styles.wide ?? ''}
      />
      <Textarea
        {...field('special_notes')}
        label={forms.optional(fields.special_notes)}
        description={accounts.signUp.notesHint}
        rows={2}
        styles={growing}
        className={styles.wide ?? ''}
      />
      <div className={styles.ways}>
        <SubmitButton {...submit} busy={forms.moment}>
          {purchase.delivery.save}
        </SubmitButton>
        {user.city !== '' && (
          <Button variant="subtle" onClick={onDone} disabled={submit.loading}>
            {purchase.delivery.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

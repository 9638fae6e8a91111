import { Button, TextInput, Textarea } from '@mantine/core';
import { IconMapPin, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../contract/objects.ts';
import { call } from '../../api.ts';
import { useContractForm } from '../../form.ts';
import { useTexts } from '../../page-info.tsx';
import { RegionFields } from '../../region-fields.tsx';
import { notify } from '../../shell/notify.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { useKeepParent, useParent } from '../profile-session.ts';
import { Address, changed } from '../profile-update.ts';
import { citiesAsk, provincesAsk } from './purchase-questions.ts';
import styles from './delivery-address.module.css';

/** The address of the profile; changing it here changes it there. */
export const DeliveryAddress = () => {
  const { delivery } = useTexts().purchase;
  const user = useParent();
  const [edits, setEdits] = useState(user.city === '');
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(edits);
  useEffect(() => {
    // Who closes the form stands where it was opened.
    if (was.current && !edits) edit.current?.focus();
    was.current = edits;
  }, [edits]);
  return (
    <section className={styles.address}>
      <div className={styles.head}>
        <h4>
          <IconMapPin size={22} aria-hidden="true" />
          {delivery.address}
        </h4>
        {!edits && (
          <Button
            ref={edit}
            variant="subtle"
            leftSection={<IconPencil size={18} aria-hidden="true" />}
            onClick={() => setEdits(true)}
          >
            {delivery.edit}
          </Button>
        )}
      </div>
      {edits ? <AddressForm user={user} onDone={() => setEdits(false)} /> : <Shown user={user} />}
    </section>
  );
};

const Shown = ({ user }: { user: User }) => {
  const region = useRegionNames(user);
  return (
    <address className={styles.lines}>
      <strong>{[user.first_name, user.last_name].join(' ').trim()}</strong>
      <span className={styles.details}>{user.address_details}</span>
      <span>
        {region} {user.zip_code}
      </span>
      {user.special_notes !== '' && <span className={styles.notes}>{user.special_notes}</span>}
    </address>
  );
};

/** The names of city and province; nothing while they are on their way. */
const useRegionNames = ({ province, city }: User): string => {
  const provinces = useQuery({ ...provincesAsk, staleTime: Infinity });
  const cities = useQuery({ ...citiesAsk(province), staleTime: Infinity, enabled: province !== '' });
  const ours = cities.data?.cities.find(({ city_id }) => city_id === city);
  const around = provinces.data?.provinces.find(({ province_id }) => province_id === province);
  return [ours && `${ours.type} ${ours.city_name}`, around?.province].filter(Boolean).join(', ');
};

const AddressForm = ({ user, onDone }: { user: User; onDone: () => void }) => {
  const { purchase, profile, accounts, fields } = useTexts();
  const keep = useKeepParent();
  const { field, formProps, submit } = useContractForm(Address, {
    initialValues: {
      province: user.province,
      city: user.city,
      zip_code: user.zip_code,
      address_details: user.address_details,
      special_notes: user.special_notes,
    },
    send: (change) => call('POST /users/update-user', { body: changed(user, change) }),
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
        label={accounts.optional(fields.special_notes)}
        description={accounts.signUp.notesHint}
        rows={2}
        className={styles.wide ?? ''}
      />
      <div className={styles.ways}>
        <SubmitButton {...submit} busy={accounts.moment}>
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
};

import { Button } from '@mantine/core';
import { IconMapPin, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '../../../contract/objects.ts';
import { lazyPart } from '../../hydrated/load-screens.ts';
import { useTexts } from '../pattern/texts.ts';
import { useParent } from '../pattern/profile-session.ts';
import { citiesQuery, provincesQuery } from './purchase-queries.ts';
import styles from './delivery-address.module.css';

// Most addresses are right: the form comes when somebody wants it.
const AddressForm = lazyPart(() => import('./address-form.tsx'));

/** The address of the profile; changing it here changes it there. */
export const DeliveryAddress = () => {
  const { delivery } = useTexts().purchase;
  const user = useParent();
  const [edits, setEdits] = useState(user.city === '');
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(edits);
  useEffect(() => {
    // After closing the form the focus returns to where it was opened.
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
      {edits ? (
        <Suspense fallback={<Shown user={user} />}>
          <AddressForm user={user} onDone={() => setEdits(false)} />
        </Suspense>
      ) : (
        <Shown user={user} />
      )}
    </section>
  );
};

const Shown = ({ user }: { user: User }) => {
  const { delivery } = useTexts().purchase;
  const region = useRegionNames(user);
  return (
    <address className={styles.lines}>
      <strong>{[user.first_name, user.last_name].join(' ').trim()}</strong>
      <span className={styles.details}>{user.address_details}</span>
      <span>
        {region.names} {user.zip_code}
      </span>
      {region.failed && <span role="alert">{delivery.failed}</span>}
      {user.special_notes !== '' && <span className={styles.notes}>{user.special_notes}</span>}
    </address>
  );
};

/** The names of city and province; nothing while they are on their way, or when they could not be loaded. */
const useRegionNames = ({ province, city }: User): { names: string; failed: boolean } => {
  const provinces = useQuery({ ...provincesQuery, staleTime: Infinity });
  const cities = useQuery({ ...citiesQuery(province), staleTime: Infinity, enabled: province !== '' });
  const ours = cities.data?.cities.find(({ city_id }) => city_id === city);
  const around = provinces.data?.provinces.find(({ province_id }) => province_id === province);
  return {
    names: [ours && `${ours.type} ${ours.city_name}`, around?.province].filter(Boolean).join(', '),
    failed: provinces.isError || cities.isError,
  };
};

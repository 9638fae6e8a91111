import { IconMapPin, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '../../../contract/objects.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { useTexts } from '../pattern/texts.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { Button } from '../../ui/app/button.tsx';
import { keptAddress } from './kept-address.ts';
import { citiesQuery, provincesQuery } from '../pay/purchase-queries.ts';
import type { BeforeNext, StepProps } from './steps.tsx';
import styles from './delivery-address.module.css';

// Most addresses are right: the form comes when somebody wants it.
const AddressForm = lazyPart(() => import('./address-form.tsx'));

interface Props {
  beforeNextRef: RefObject<BeforeNext | null>;
  /** the parcel goes to another city now, for another price */
  onMoved: () => void;
}

/** The address of the profile; changing it here changes it there. */
export const DeliveryAddress = ({ beforeNextRef, onMoved }: Props) => {
  const { delivery } = useTexts().purchase;
  const user = useParent();
  const [edits, setEdits] = useState(user.city === '' || keptAddress() !== null);
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(edits);
  useEffect(() => {
    // After closing the form the focus returns to where it was opened.
    if (was.current && !edits) edit.current?.focus();
    was.current = edits;
  }, [edits]);
  return (
    <Card
      title={delivery.address}
      action={
        !edits && (
          <Button ref={edit} variant="subtle" onClick={() => setEdits(true)}>
            <IconPencil size={18} aria-hidden="true" />
            {delivery.edit}
          </Button>
        )
      }
    >
      {edits ? (
        <Suspense fallback={<Shown user={user} />}>
          <AddressForm
            user={user}
            beforeNextRef={beforeNextRef}
            onMoved={onMoved}
            onDone={() => setEdits(false)}
          />
        </Suspense>
      ) : (
        <Shown user={user} />
      )}
    </Card>
  );
};

/** Where the parcel goes and who brings it, once more before it is paid. */
export const DeliveryReview = ({ at, bill, navigation }: StepProps) => {
  const { delivery } = useTexts().purchase;
  const user = useParent();
  return (
    <div className={styles.review}>
      <Card
        title={delivery.review}
        action={
          !bill && (
            <Button variant="subtle" onClick={() => navigation.goTo({ step: 3, method: null })}>
              <IconPencil size={18} aria-hidden="true" />
              {delivery.edit}
            </Button>
          )
        }
      >
        <Shown user={user} />
        {!bill && at.courier && <p className={styles.notes}>{delivery.by(courierNames[at.courier])}</p>}
      </Card>
    </div>
  );
};

interface CardProps {
  title: string;
  action: ReactNode;
  children: ReactNode;
}

const Card = ({ title, action, children }: CardProps) => (
  <section className={styles.address}>
    <div className={styles.head}>
      <h4>
        <IconMapPin size={22} aria-hidden="true" />
        {title}
      </h4>
      {action}
    </div>
    {children}
  </section>
);

/** Of the address, in pixels. */
const LINE_HEIGHT = 24;

const Shown = ({ user }: { user: User }) => {
  const { delivery } = useTexts().purchase;
  const region = useRegionNames(user);
  return (
    <address className={styles.lines}>
      <strong>{[user.first_name, user.last_name].join(' ').trim()}</strong>
      <span className={styles.details}>{user.address_details}</span>
      {region.isLoading ? (
        <Skeleton height={LINE_HEIGHT} width="70%" />
      ) : (
        <span>
          {region.names} {user.zip_code}
        </span>
      )}
      {region.failed && <span role="alert">{delivery.failed}</span>}
      <span>{user.phone_number}</span>
      {user.special_notes !== '' && <span className={styles.notes}>{user.special_notes}</span>}
    </address>
  );
};

/** The names of city and province, both at once; nothing when they could not be loaded. */
const useRegionNames = ({ province, city }: User) => {
  const provinces = useQuery({ ...provincesQuery, staleTime: 'static' });
  const cities = useQuery({ ...citiesQuery(province), staleTime: 'static', enabled: province !== '' });
  const ours = cities.data?.cities.find(({ city_id }) => city_id === city);
  const around = provinces.data?.provinces.find(({ province_id }) => province_id === province);
  return {
    names: [ours && `${ours.type} ${ours.city_name}`, around?.province].filter(Boolean).join(', '),
    isLoading: provinces.isLoading || cities.isLoading,
    failed: provinces.isError || cities.isError,
  };
};

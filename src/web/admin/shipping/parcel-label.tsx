import type { Order } from '../../../contract/objects.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { parcelLabelWords as words } from '../../../i18n/parcel-labels.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { useTexts } from '../list/texts.ts';
import { LabelNumber } from './label-number.tsx';
import { childOf } from './order-record.ts';
import type { PlaceNames } from '../list/place-names.ts';
import { addressLines } from './parcel-address.ts';
import styles from './parcel-label.module.css';

/** The label of one parcel. `useLetters` gives it letters in which its address fits, or else leaves room to write that by hand. */
export const ParcelLabel = ({ order, places }: { order: Order; places: PlaceNames }) => {
  const { labels } = useTexts().admin.orders;
  const brand = useBrand();
  const { users, courier } = order;
  const [name, ...address] = addressLines(order, places);
  return (
    <li className={styles.label} data-label={order.order_id}>
      <div className={styles.to} data-address>
        <p>
          {words.to}, {words.phone} {users.phone_number || '________________'}
        </p>
        <p className={styles.name}>{name}</p>
        <div className={styles.whole}>
          {address.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines of an address can be the same
            <p key={place}>{line}</p>
          ))}
          {users.special_notes.trim() !== '' && <p className={styles.notes}>{users.special_notes}</p>}
        </div>
        <p className={styles.byHand}>{words.addressByHand}</p>
      </div>
      <p>
        {words.from}: <strong>{brand.name}</strong>, {brand.street}, {brand.place} {brand.postal_code},{' '}
        {words.phone} {brand.whatsapp}
      </p>
      <p>
        <strong>{isCourier(courier) ? courierNames[courier] : courier}</strong>: {words.kit(childOf(order))}
      </p>
      <LabelNumber order={order} />
      {order.delivery_status === 'shipped' && <span className={styles.shipped}>{labels.isShipped}</span>}
    </li>
  );
};

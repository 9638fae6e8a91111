import type { Order } from '../../../contract/objects.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { useChanges } from '../list/change-history.tsx';
import { CopyButton } from '../list/copy-button.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import styles from '../list/panel-facts.module.css';
import { addressLines, parcelAddress } from './parcel-address.ts';
import { usePlaceNames } from '../list/place-names.ts';

const dayOf = (instant: string) => officeDate(dayInJakarta(new Date(instant)));

/** When a parcel was last set to shipped, where the log still says it. */
const useShippedAt = ({ order_id, delivery_status: status }: Order): string | null => {
  const { data } = useChanges('order', order_id);
  if (status !== 'shipped') return null;
  return data?.entries.find(({ after }) => after?.['delivery_status'] === 'shipped')?.at ?? null;
};

/** To whom and where a parcel goes, and when it was ordered. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const { orders } = useTexts().admin;
  const places = usePlaceNames();
  const [recipient, ...address] = addressLines(order, places);
  const shipped = useShippedAt(order);
  const { phone_number: phone, special_notes: notes } = order.users;
  return (
    <div className={styles.facts}>
      <div>
        <address>
          <strong>{recipient}</strong>
          {address.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines of an address can be the same
            <span key={place}>{line}</span>
          ))}
          {notes !== '' && <em>{orders.notes(notes)}</em>}
        </address>
        <CopyButton text={parcelAddress(order, places)} label={orders.copyAddress} />
      </div>
      <div>
        <a href={`tel:${phone}`}>{phone}</a>
        <CopyButton text={phone} label={orders.copyPhone} />
      </div>
      <dl>
        <div>
          <dt>{orders.ordered}</dt>
          <dd>
            <span>{dayOf(order.created_at)}</span>
          </dd>
        </div>
        {shipped !== null && (
          <div>
            <dt>{orders.statuses.shipped}</dt>
            <dd>
              <span>{dayOf(shipped)}</span>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
};

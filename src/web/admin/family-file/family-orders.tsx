import { courierNames } from '../../../i18n/couriers.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { type FamilyFile, childNames } from './family-query.ts';
import styles from './family.module.css';

/** The study kits of a family, the newest first. */
export const FamilyOrders = ({ file }: { file: FamilyFile }) => {
  const { family: words, orders: orderWords } = useTexts().admin;
  const formats = useFormats();
  const nameOf = childNames(file);
  return (
    <section className={formStyles.card} aria-labelledby="family-orders">
      <h2 id="family-orders">{words.orders}</h2>
      {file.orders.length === 0 && <p>{words.noOrders}</p>}
      <ul className={styles.rows}>
        {file.orders.map(({ order_id, child_id, delivery_status, courier, resi, created_at, is_held }) => (
          <li key={order_id}>
            <Link className={styles.link} to={paths.adminOrder(order_id)}>
              {nameOf(child_id)}
            </Link>
            <span className={styles.aside}>
              <StatusWord
                tone={is_held ? 'stopped' : delivery_status === 'shipped' ? 'done' : 'waiting'}
                wraps
              >
                {is_held ? words.held : orderWords.statuses[delivery_status]}
              </StatusWord>{' '}
              {isCourier(courier) ? courierNames[courier] : courier} · {resi ?? words.noResi} ·{' '}
              <span className={styles.day}>{officeMoment(created_at, formats)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

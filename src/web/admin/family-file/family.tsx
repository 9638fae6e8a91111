import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { AccountDesk, AccountHistory } from '../families/account-desk.tsx';
import { updateScreen } from '../form/form-screen.tsx';
import { recordId } from '../list/record-id.ts';
import formStyles from '../list/office-form.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { FamilyChildren } from './family-children.tsx';
import { FamilyLedger } from './family-ledger.tsx';
import { FamilyMessages } from './family-messages.tsx';
import { FamilyNotes } from './family-notes.tsx';
import { FamilyPayments } from './family-payments.tsx';
import { familyQuery, type FamilyFile, childNames } from './family-query.ts';
import { FamilySizeForm } from './family-size-form.tsx';
import styles from './family.module.css';
import { CopyButton } from '../list/copy-button.tsx';
import facts from '../list/panel-facts.module.css';
import { placeLines, usePlaceNames } from '../list/place-names.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { officeMoment } from '../list/office-date.ts';
import { StatusWord } from '../list/status-word.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.family.title };

const screen = updateScreen('userId', (id) => familyQuery(recordId(id)));
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

/** A family with everything that staff deal with: what they may do for it begins here. */
export default function AdminFamily() {
  const { family: words } = useTexts().admin;
  const file = screen.useRecord();
  const { family, closing } = file;
  const name = fullName(family.first_name, family.last_name);
  const isErased = family.erased_at !== null;
  return (
    <OfficeScreen title={name} back={{ to: paths.adminChildren, words: words.back }} isWide>
      <p className={styles.number}>{words.number(family.user_id)}</p>
      <div className={styles.page} key={family.user_id}>
        <div className={styles.account}>
          <section className={formStyles.card} aria-labelledby="family-contact">
            <h2 id="family-contact">{words.contact}</h2>
            <FamilyContact family={family} />
            <AccountDesk account={family} closing={closing} />
            {!isErased && family.closed_at === null && <FamilySizeForm file={file} />}
          </section>
          {!isErased && <FamilyNotes file={file} name={name} />}
        </div>
        <div className={styles.main}>
          <FamilyChildren file={file} />
          <FamilyLedger file={file} />
          <FamilyPayments file={file} />
          <FamilyOrders file={file} />
          <FamilyMessages file={file} />
        </div>
        <div className={styles.history}>
          <AccountHistory account={family} childs={file.children} byHand={file.by_hand} />
        </div>
      </div>
    </OfficeScreen>
  );
}

/** How a family is reached, where it lives, and which language it reads. */
const FamilyContact = ({ family }: Pick<FamilyFile, 'family'>) => {
  const { family: words, orders } = useTexts().admin;
  const places = usePlaceNames();
  if (family.erased_at !== null) return null;
  const { phone_number: phone, email, special_notes: notes } = family;
  return (
    <div className={facts.facts}>
      <div>
        <address>
          <a href={`tel:${phone}`}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
          {placeLines(family, places).map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines of an address can be the same
            <span key={place}>{line}</span>
          ))}
          {notes !== '' && <em>{orders.notes(notes)}</em>}
        </address>
        <CopyButton text={phone} label={orders.copyPhone} />
      </div>
      <dl>
        <div>
          <dt>{words.language}</dt>
          <dd>{words.languages[family.locale]}</dd>
        </div>
      </dl>
    </div>
  );
};

/** The study kits of a family, the newest first. */
const FamilyOrders = ({ file }: { file: FamilyFile }) => {
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

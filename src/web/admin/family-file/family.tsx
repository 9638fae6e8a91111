import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { AccountDesk, AccountHistory } from '../families/account-desk.tsx';
import { updateScreen } from '../form/form-screen.tsx';
import { recordId } from '../list/record-id.ts';
import formStyles from '../list/office-form.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { FamilyChildren } from './family-children.tsx';
import { FamilyContact } from './family-contact.tsx';
import { FamilyLedger } from './family-ledger.tsx';
import { FamilyMessages } from './family-messages.tsx';
import { FamilyNotes } from './family-notes.tsx';
import { FamilyOrders } from './family-orders.tsx';
import { FamilyPayments } from './family-payments.tsx';
import { familyQuery } from './family-query.ts';
import { FamilySizeForm } from './family-size-form.tsx';
import styles from './family.module.css';

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

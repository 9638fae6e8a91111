import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { apiQuery } from '../../app/screen.ts';
import type { Answer } from '../../frame/api.ts';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';

/** Asks what a family leaves behind whose account is closed now. */
export const closingQuery = (userId: number) =>
  apiQuery('GET /users/{id}/closing', { params: { id: userId } });

/** What of each child is paid ahead, owed or not sent yet: said before the account is closed. */
export const ClosingFacts = ({ left }: { left: Answer<'GET /users/{id}/closing'> }) => {
  const { children, open_charges, money_comes_back } = left;
  const { leaves } = useTexts().admin.account;
  const ofChildren = children.flatMap(({ child_id, first_name: name, paid_until, owed, waits_for_kit }) =>
    [
      paid_until !== null && leaves.paidAhead(name, officeDate(paid_until)),
      owed > 0 && leaves.owed(name, formatRupiah(rupiah(owed))),
      waits_for_kit && leaves.kit(name),
    ].flatMap((said) => (said === false ? [] : { key: `${child_id} ${said}`, said })),
  );
  const ofFamily = [
    children.some(({ paid_until }) => paid_until !== null) && leaves.noMoneyBack,
    open_charges > 0 && leaves.charges,
    money_comes_back && leaves.comesBack,
  ].flatMap((said) => (said === false ? [] : { key: said, said }));
  const all = [...ofChildren, ...ofFamily];
  return (
    <div className={styles.facts}>
      <h3>{leaves.title}</h3>
      <ul>
        {all.length === 0 && <li>{leaves.nothing}</li>}
        {all.map(({ key, said }) => (
          <li key={key}>{said}</li>
        ))}
      </ul>
    </div>
  );
};

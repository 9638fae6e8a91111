// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop a table's roles where grids replace its layout
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { toneOf } from '../billing/bill-tone.ts';
import { inRupiah } from '../billing/refund-entry.ts';
import { useWaits } from '../billing/use-waits.ts';
import { officeDate, withOfficeDates } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { type FamilyFile, childNames } from './family-query.ts';
import styles from './family.module.css';

/** What a family owes today, how that came about, and which bills are open. */
export const FamilyLedger = ({ file }: { file: FamilyFile }) => {
  const { family: words } = useTexts().admin;
  const { lines, total, balance } = file.ledger;
  const waiting = useAgreedToWait(file);
  return (
    <section className={`${formStyles.card} ${styles.card}`} aria-labelledby="family-ledger">
      <h2 id="family-ledger">{words.ledger}</h2>
      {(balance !== waiting || waiting === 0) && (
        <p className={styles.balance} data-owes={balance > 0 || undefined}>
          {balance === 0 ? words.even : balance > 0 ? words.owes : words.holds}
          {balance !== 0 && <strong>{inRupiah(Math.abs(balance - waiting))}</strong>}
        </p>
      )}
      {waiting > 0 && (
        <p className={styles.balance}>
          {words.owesWaits} <strong>{inRupiah(waiting)}</strong>
        </p>
      )}
      <OpenBills file={file} />
      {lines.length === 0 ? <p>{words.ledgerEmpty}</p> : <Lines file={file} />}
      {lines.length < total && <p>{words.newestLines(lines.length, total)}</p>}
    </section>
  );
};

const useBillName = () => {
  const language = useLanguage();
  return (bill: FamilyFile['bills'][number]) =>
    withOfficeDates(language === 'id' ? bill.billing_desc_indo : bill.billing_desc, language);
};

/** What of the balance nobody asks for today, because an owner has agreed that it can wait. */
const useAgreedToWait = ({ bills, ledger }: FamilyFile) => {
  const today = useToday();
  const waits = useWaits();
  const due = bills
    .filter((bill) => bill.billing_period_start <= today && waits({ ...bill, state: bill.owed }))
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.min(ledger.balance, due));
};

/** What is still to be paid of this and coming years; there staff speak about a bill, or take money for it. */
const OpenBills = ({ file }: { file: FamilyFile }) => {
  const { family: words, bills: billWords } = useTexts().admin;
  const nameOf = useBillName();
  const childOf = childNames(file);
  const waits = useWaits();
  const open = file.bills.filter(({ status, sequence }) => status === 'PAYABLE' && sequence > 1);
  return (
    <>
      <h3>{words.openBills}</h3>
      {open.length === 0 && <p>{words.noBills}</p>}
      <ul className={styles.rows}>
        {open.map((bill) => (
          <li key={bill.billing_id}>
            <Link className={styles.link} to={paths.adminBills(bill.billing_id)}>
              <span>{withWholeDays(nameOf(bill))}</span>
            </Link>
            <span className={styles.aside}>
              {childOf(bill.child_id)} · {inRupiah(bill.amount)} ·{' '}
              {withWholeDays(words.dueOn(officeDate(bill.billing_period_start)))}
              {bill.owed && (
                <>
                  {' '}
                  {bill.delayed_until && waits({ ...bill, state: bill.owed }) ? (
                    <StatusWord tone="waiting" wraps>
                      {words.waitsUntil(officeDate(bill.delayed_until))}
                    </StatusWord>
                  ) : (
                    <StatusWord tone={toneOf(bill.owed)}>{billWords.states[bill.owed]}</StatusWord>
                  )}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

const Lines = ({ file }: { file: FamilyFile }) => {
  const { family: words } = useTexts().admin;
  const nameOf = useBillName();
  const childOf = childNames(file);
  const bills = new Map(file.bills.map((bill) => [bill.billing_id, bill]));
  const what = (line: FamilyFile['ledger']['lines'][number]) => {
    const bill = line.billing_id === null ? undefined : bills.get(line.billing_id);
    const until = line.kind === 'delay' && bill?.delayed_until;
    const kind = until ? words.waitsUntil(officeDate(until)) : words.kinds[line.kind];
    if (line.reason !== null) return withWholeDays(`${kind}: ${line.reason}`);
    if (bill && line.kind === 'bill') return withWholeDays(nameOf(bill));
    if (bill && line.kind === 'lapsed') return withWholeDays(`${kind}: ${nameOf(bill)}`);
    return line.order_id === null ? kind : <Link to={paths.adminPayments(line.order_id)}>{kind}</Link>;
  };
  return (
    <table className={styles.ledger} role="table" aria-label={words.ledger}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{words.day}</th>
          <th role="columnheader">{words.what}</th>
          <th role="columnheader" data-number>
            {words.amount}
          </th>
          <th role="columnheader" data-number>
            {words.balance}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {file.ledger.lines.toReversed().map((line) => (
          <tr key={`${line.day} ${line.kind} ${line.order_id} ${line.billing_id} ${line.balance}`} role="row">
            <td role="cell" className={styles.day}>
              {officeDate(line.day)}
            </td>
            <td role="cell">
              {what(line)} <span className={styles.aside}>{childOf(line.child_id)}</span>
            </td>
            <td role="cell" data-number>
              {signed(line.amount)}
            </td>
            <td role="cell" data-number data-balance>
              <span className={styles.label}>{words.balance} </span>
              {inRupiah(line.balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** With its sign: + where the family owes more by it. */
const signed = (amount: number) =>
  `${amount === 0 ? '' : amount < 0 ? '− ' : '+ '}${inRupiah(Math.abs(amount))}`;

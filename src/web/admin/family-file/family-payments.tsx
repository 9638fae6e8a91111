import { paths } from '../../../paths.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { billName, deskStateOf, methodName, toneOf } from '../billing/desk-state.ts';
import { inRupiah } from '../billing/refund-entry.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { type FamilyFile, childNames } from './family-query.ts';
import styles from './family.module.css';

/** The newest payments of a family; each leads to where staff deal with it. */
export const FamilyPayments = ({ file }: { file: FamilyFile }) => {
  const { family: words, payments: payWords } = useTexts().admin;
  const language = useLanguage();
  const formats = useFormats();
  const childOf = childNames(file);
  return (
    <section className={formStyles.card} aria-labelledby="family-payments">
      <h2 id="family-payments">{words.payments}</h2>
      {file.payments.length === 0 && <p>{words.noPayments}</p>}
      <ul className={styles.rows}>
        {file.payments.map((payment) => {
          const state = deskStateOf(payment);
          return (
            <li key={payment.order_id}>
              <Link className={styles.link} to={paths.adminPayments(payment.order_id)}>
                <span>{withWholeDays(billName(payment, language))}</span>
              </Link>
              <span className={styles.aside}>
                <StatusWord tone={toneOf(state)} wraps>
                  {payWords.states[state]}
                </StatusWord>{' '}
                {childOf(payment.child_id)} · {inRupiah(payment.received_amount)} ·{' '}
                {methodName(payWords, payment.payment_type)} ·{' '}
                <span className={styles.day}>
                  {officeMoment(payment.paid_at ?? payment.created_at, formats)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {file.payments.length < file.payments_total && (
        <ButtonLink to={paths.adminPaymentsFound(file.family.phone_number)} variant="subtle">
          {words.allPayments(file.payments_total)}
        </ButtonLink>
      )}
    </section>
  );
};

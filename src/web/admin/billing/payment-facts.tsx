import { useQuery } from '@tanstack/react-query';
import type { AfterRefund, DeskPayment } from '../../../contract/payment-desk.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { CopyButton } from '../list/copy-button.tsx';
import { officeMoment } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { billName, deskStateOf, methodName, toneOf } from './desk-state.ts';
import { afterRefundQuery } from './payment-query.ts';
import { inRupiah } from './refund-entry.ts';

/** Whose a payment is, how it stands and what staff do next, and what it is about. */
export const PaymentFacts = ({ payment }: { payment: DeskPayment }) => {
  const { payments, orders } = useTexts().admin;
  const language = useLanguage();
  const { parent, gross_amount: gross, accepted_amount: accepted, amount_decided_at: decidedAt } = payment;
  const formats = useFormats();
  const family = fullName(parent.first_name, parent.last_name);
  const deskState = deskStateOf(payment);
  const mayRefund = useUser()?.role === 'owner';
  const { data } = useQuery({ ...afterRefundQuery(payment.order_id), enabled: mayRefund });
  const kit = data?.after.kit;
  const facts = [
    [payments.bill, billName(payment, language)],
    [payments.charged, `${inRupiah(gross)}, ${methodName(payments, payment.payment_type)}`],
    ...(accepted === null ? [] : [[payments.taken, inRupiah(accepted)]]),
    ...(decidedAt === null ? [] : [[payments.decided, officeMoment(decidedAt, formats)]]),
    ...(payment.receipt_number === null ? [] : [[payments.receipt, payment.receipt_number]]),
  ] as const;
  return (
    <div className={styles.facts}>
      <div>
        <address>
          <Link to={paths.adminFamily(parent.user_id)}>{family}</Link>
          <a href={`tel:${parent.phone_number}`}>{parent.phone_number}</a>
        </address>
        <CopyButton text={parent.phone_number} label={orders.copyPhone} />
      </div>
      <dl>
        <div>
          <dt>{payments.state}</dt>
          <dd>
            <StatusWord tone={toneOf(deskState)} wraps>
              {payments.states[deskState]}
            </StatusWord>
          </dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{withWholeDays(value)}</dd>
          </div>
        ))}
        {kit && <KitFact kit={kit} />}
      </dl>
      {payments.next[deskState] !== '' && <p>{payments.next[deskState]}</p>}
      <div>
        <address>
          <span>{payments.order}</span>
          <code>{payment.order_id}</code>
        </address>
        <CopyButton text={payment.order_id} label={payments.copyOrder} />
      </div>
    </div>
  );
};

const kitTones = { unshipped: 'waiting', held: 'stopped', shipped: 'off' } as const;

/** Where the study kit is that was paid with it: one whose payment went back must not be sent (rule R62). */
const KitFact = ({ kit }: { kit: NonNullable<AfterRefund['kit']> }) => {
  const { kit: words } = useTexts().admin.payments;
  return (
    <div>
      <dt>{words.title}</dt>
      <dd>
        <StatusWord tone={kitTones[kit.state]} wraps>
          {words[kit.state]}
        </StatusWord>{' '}
        <Link to={paths.adminOrder(kit.order_id)}>{words.open}</Link>
      </dd>
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentItem } from '../../../contract/payment-objects.ts';
import { partBack } from '../../../domain/billing/payment-trail.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { useMoneyWatch } from '../pattern/open-charges.ts';
import { AsyncSection } from '../pattern/async-section.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { numberOf } from '../pattern/profile-tabs.ts';
import { paymentsQuery } from '../pay/purchase-queries.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { ContinuePaying } from './continue-paying.tsx';
import { Dues } from './dues.tsx';
import {
  byBill,
  forWhat,
  mayPayAgain,
  methodOf,
  payAgainAt,
  paymentOf,
  displayStatusOf,
} from './payment-record.ts';
import { PaymentState } from './payment-state.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './payments.module.css';

const PaymentDetail = lazyPart(() => import('./payment-detail.tsx'));

/** What the family has paid, or the one payment that the address names. */
export default function Payments() {
  const { profile } = useTexts();
  const payments = useTexts().payments;
  const [search] = useSearchParams();
  const query = useQuery(paymentsQuery(useParent().user_id));
  const asked = search.get('order');
  // What was paid through a link, and what a bank takes back, changes here without the family.
  useMoneyWatch(
    query.data?.payments.some(({ by_link, payment_status }) => by_link && payment_status === 'PENDING') ??
      false,
  );
  return (
    <Panel title={profile.tabs.payments} {...(asked === null ? { lead: payments.lead } : {})}>
      <AsyncSection query={query} loading={payments.loading}>
        {({ payments: known }) =>
          asked === null ? (
            <>
              <Dues when="due" />
              <List payments={known} />
              <Dues when="later" />
            </>
          ) : (
            <Detail key={asked} payment={paymentOf(known, asked)} payments={known} />
          )
        }
      </AsyncSection>
    </Panel>
  );
}

/** Its styles come with it, so that it is shown once they are there. */
const Detail = ({ payment, payments }: { payment: PaymentItem | null; payments: readonly PaymentItem[] }) =>
  useHydrated() && (
    <Suspense>
      <PaymentDetail payment={payment} payments={payments} />
    </Suspense>
  );

const List = ({ payments }: { payments: readonly PaymentItem[] }) => {
  const texts = useTexts().payments;
  const today = useToday();
  if (payments.length === 0)
    return (
      <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
        <ButtonLink to={paths.profile(numberOf('children'))}>{texts.emptyAction}</ButtonLink>
      </EmptyState>
    );
  return (
    <ul className={layout.rows} aria-label={texts.list}>
      {byBill(payments).map(({ payment, others }) => (
        <li key={payment.order_id} className={styles.item}>
          <Row payment={payment} />
          <ContinuePaying payment={payment} />
          {mayPayAgain(payment, payments, today) && <PayAgain payment={payment} />}
          {others.length > 0 && (
            <details className={styles.others}>
              <summary>{texts.earlier(others.length)}</summary>
              {others.map((other) => (
                <Row key={other.order_id} payment={other} />
              ))}
            </details>
          )}
        </li>
      ))}
    </ul>
  );
};

/**
 * The bill of a payment that came to nothing is still open: the way to it, without opening the payment first; or to the open
 * classes, where its own takes no registrations any more.
 */
const PayAgain = ({ payment }: { payment: PaymentItem }) => {
  const { payAgain: again, otherClass } = useTexts().payments;
  const payAgain = payment.registration_closed ? otherClass : again;
  const what = forWhat(payment, useLanguage());
  return (
    <div className={styles.goOn}>
      <ButtonLink
        to={payAgainAt(payment)}
        variant="outline"
        aria-label={what === null ? payAgain : `${payAgain}: ${what}`}
      >
        {payAgain}
      </ButtonLink>
    </div>
  );
};

const Row = ({ payment }: { payment: PaymentItem }) => {
  const { payments, money } = useTexts();
  const { noBill, methods, byLink } = payments;
  const { date } = useFormats();
  const back = partBack(payment.money);
  const { first_name, last_name } = payment.get_child;
  return (
    <Link to={paths.payments(payment.order_id)} className={styles.row}>
      <strong className={styles.child}>{fullName(first_name, last_name)}</strong>
      <strong className={styles.amount}>{formatRupiah(rupiah(payment.gross_amount))}</strong>
      <span className={styles.what}>{forWhat(payment, useLanguage()) ?? noBill}</span>
      <span className={styles.how}>
        {methods[methodOf(payment)]} · {date(new Date(payment.created_at))}
        {payment.by_link && displayStatusOf(payment) === 'SUCCESS' && ` · ${byLink}`}
        {back > 0 && ` · ${money.steps.part_back}: ${formatRupiah(rupiah(back))}`}
      </span>
      <PaymentState status={displayStatusOf(payment)} byLink={payment.by_link} />
    </Link>
  );
};

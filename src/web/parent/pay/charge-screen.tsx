import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { refetchShown } from '../../app/query.ts';
import { notifyFailure } from '../../shell/notify.ts';
import { useTexts } from '../pattern/texts.ts';
import { ErrorState } from '../../ui/app/states.tsx';
import { openChargesQuery } from '../pattern/open-charges.ts';
import { useParent } from '../pattern/profile-session.ts';
import { chargeOf, whyItPaysNothing, type Charge, type NothingPaid } from './charge.ts';
import { Failed } from './failed.tsx';
import { Instructions } from './instructions.tsx';
import type { PurchaseAddress } from './purchase-address.ts';
import { paymentsQuery, statusQuery } from './purchase-queries.ts';
import { Screen, Heading } from './step-frame.tsx';
import { Success } from './success.tsx';
import type { DrawerNavigation } from './drawer-navigation.ts';
import { Waiting } from './waiting.tsx';
import type { Billing, PaymentItem } from '../../../contract/payment-objects.ts';
import { rupiah } from '../../../domain/values/money.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { BillPanel } from './bill-panel.tsx';
import { panelLinesOf } from './charged-lines.ts';
import { billsQuery } from '../enrolment/child-queries.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Button } from '../../ui/app/button.tsx';
import drawer from './drawer.module.css';
import styles from './outcome.module.css';

const CardQuestion = lazyPart(() => import('./card-question.tsx'));

interface Props {
  child: Child;
  at: PurchaseAddress;
  orderId: string;
  navigation: DrawerNavigation;
}

/** From the opened charge to its outcome. Everything comes from the server, so a reload changes nothing. */
export default function ChargeScreen(props: Props) {
  const { orderId, navigation } = props;
  const { failed } = useTexts().purchase;
  const status = useStatus(orderId);
  const payments = useQuery(paymentsQuery(useParent().user_id));
  const item = payments.data?.payments.find(({ order_id }) => order_id === orderId);
  const known = status.data;
  const state = known?.payment_status;
  const billId = props.at.billId ?? item?.get_billing?.billing_id ?? null;
  useRefetchOnce(state === 'SUCCESS' || state === 'FAILED');

  if (status.isError && !known)
    return (
      <Screen>
        <ErrorState
          title={failed.title}
          text={failed.text}
          retry={failed.retry}
          retrying={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      </Screen>
    );
  const reason = known && whyItPaysNothing(known);
  if (reason) return <ToRefund child={props.child} reason={reason} onDone={navigation.close} />;
  if (known && state === 'SUCCESS')
    return <Success {...props} billId={billId} payment={known} onDone={navigation.close} />;
  if (known && state === 'FAILED')
    return (
      <Failed
        {...props}
        paymentType={known.payment_type}
        purpose={known.purpose}
        failure={known.failure}
        gatewayStatus={known.gateway_status}
        bankAsked={known.redirect_url !== null}
        closed={known.registration_closed}
        billId={billId}
        payments={payments.data?.payments ?? []}
      />
    );
  // An address without its bill: another method needs to know it.
  if (!known || (billId === null && payments.isLoading)) return <Waiting />;
  const charge = chargeOf(known, item);
  const Way = charge.paymentType === 'credit_card' ? CardQuestion : Instructions;
  return (
    <Way
      charge={charge}
      child={props.child}
      billId={billId}
      bill={<ChargedBill charge={charge} item={item} childId={props.child.child_id} />}
      at={props.at}
      navigation={navigation}
      check={async () => {
        const { error, data } = await status.refetch();
        // Polling has shown its failure once; whoever asks hears of it each time.
        if (error) notifyFailure(error);
        return error ? null : (data?.payment_status ?? null);
      }}
    />
  );
}

/**
 * The payment's status. The family's open charges are polled on every page (`useLivePayments`), and a change of them
 * fetches it again; so does a list that does not name this charge any more, whichever of the two came first.
 */
const useStatus = (orderId: string) => {
  const status = useQuery({ ...statusQuery(orderId), staleTime: 0, meta: { polls: true } });
  const { data: open } = useQuery(openChargesQuery);
  const { refetch } = status;
  const hasEnded =
    status.data?.payment_status === 'PENDING' &&
    open !== undefined &&
    !open.charges.some(({ order_id }) => order_id === orderId);
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);
  return status;
};

/** An outcome that was found here changes what every other part of the page shows. */
const useRefetchOnce = (ended: boolean) => {
  const client = useQueryClient();
  useEffect(() => {
    if (ended) void refetchShown(client);
  }, [client, ended]);
};

interface ChargedProps {
  charge: Charge;
  item: PaymentItem | undefined;
  childId: number;
}

/** What is paid, item by item, as it was when the charge was opened. */
const ChargedBill = ({ charge, item, childId }: ChargedProps) => {
  const language = useLanguage();
  const bills = useQuery({ ...billsQuery(childId), enabled: item?.purpose !== 'COURSE_EXTENSION' });
  return (
    <BillPanel
      lines={panelLinesOf(charge.lines, language)}
      total={rupiah(charge.gross)}
      later={item ? laterOf(item, bills.data?.billing ?? []) : null}
      complete
    />
  );
};

/** What is still to be paid in a year after its first bill. */
const laterOf = ({ purpose, get_billing }: PaymentItem, bills: readonly Billing[]) => {
  const paid = bills.find(({ billing_id }) => billing_id === get_billing?.billing_id);
  if (!paid || purpose === 'COURSE_EXTENSION') return null;
  const later = bills.filter(
    ({ academic_year_id, sequence }) =>
      academic_year_id === paid.academic_year_id && sequence > paid.sequence,
  );
  return later[0] ? { count: later.length, amount: rupiah(later[0].amount) } : null;
};

/** Money came and pays nothing: it goes back, or is looked at first. */
const ToRefund = ({ child, reason, onDone }: { child: Child; reason: NothingPaid; onDone: () => void }) => {
  const { outcome } = useTexts().purchase;
  const name = child.first_name;
  return (
    <Screen
      controls={
        <Button size="md" fullWidth className={drawer.wide} onClick={onDone}>
          {outcome.done(name)}
        </Button>
      }
    >
      <div className={styles.outcome}>
        <Kancil pose="worried" className={styles.kancil} />
        <Heading>{outcome[reason].title}</Heading>
        <p>{outcome[reason].text(name)}</p>
        <p className={styles.detail}>{outcome[reason].detail}</p>
      </div>
    </Screen>
  );
};

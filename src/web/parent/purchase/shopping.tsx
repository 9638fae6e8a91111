import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParent } from '../pattern/profile-session.ts';
import type { Child } from '../../../contract/objects.ts';
import { useTexts } from '../pattern/texts.ts';
import { ErrorState } from '../../ui/app/states.tsx';
import { priceListOf } from '../../billing/price-list.ts';
import { openChargeOf } from './charge.ts';
import { Intro } from './intro.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import type { PurchaseAddress } from './purchase-address.ts';
import { billsQuery } from '../enrolment/child-queries.ts';
import { batchesQuery, paymentsQuery, priceListQuery } from './purchase-queries.ts';
import { Screen } from './step-frame.tsx';
import { Waiting } from './waiting.tsx';
import { Steps } from './steps.tsx';
import { purchaseStatusOf } from './purchase-status.ts';
import type { DrawerNavigation } from './drawer-navigation.ts';

interface Props {
  child: Child;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
}

/** Everything until a charge is opened. What the bills say decides what can be bought at all. */
export default function Shopping({ child, at, navigation }: Props) {
  const bills = useQuery(billsQuery(child.child_id));
  const settings = useQuery(priceListQuery);
  const batches = useQuery({ ...batchesQuery, enabled: at.purpose !== 'COURSE_EXTENSION' });
  const payments = useQuery(paymentsQuery(useParent().user_id));
  const asked = [bills, settings, payments, ...(at.purpose === 'COURSE_EXTENSION' ? [] : [batches])];
  if (asked.some(({ isError }) => isError)) return <Lost asked={asked} />;
  if (!bills.data || !settings.data || !payments.data || asked.some(({ isLoading }) => isLoading))
    return <Waiting />;
  const status = purchaseStatusOf(at, child, bills.data.billing);
  if (status.kind === 'nothing_to_pay')
    return <NothingToPay reason={status.reason} name={child.first_name} onClose={navigation.close} />;
  const { bill } = status;
  // Who changes the method has one in the address; who comes back from elsewhere goes on where it was left.
  const open = bill && at.method === null ? openChargeOf(payments.data.payments, bill.billing_id) : null;
  if (open) return <Resume orderId={open.order_id} at={status.at} navigation={navigation} />;
  const given = { child, navigation, bill, at: status.at };
  if (status.at.step === 0) return <Intro {...given} />;
  return <Steps {...given} list={priceListOf(settings.data)} batches={batches.data?.academic_years ?? []} />;
}

/** The address names the charge from here on: its outcome is shown, also after a reload, once the bill is settled. */
const Resume = ({
  orderId,
  at: { billId },
  navigation,
}: {
  orderId: string;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
}) => {
  useEffect(
    () => navigation.choose({ step: 4, orderId, billId, method: null }),
    // oxlint-disable-next-line react/exhaustive-deps -- once for each charge
    [orderId],
  );
  return <Waiting />;
};

const Lost = ({
  asked,
}: {
  asked: readonly { isError: boolean; isFetching: boolean; refetch: () => unknown }[];
}) => {
  const { failed } = useTexts().purchase;
  return (
    <Screen>
      <ErrorState
        title={failed.title}
        text={failed.text}
        retry={failed.retry}
        retrying={asked.some(({ isFetching }) => isFetching)}
        onRetry={() => asked.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())}
      />
    </Screen>
  );
};

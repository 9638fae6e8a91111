import { useEffect } from 'react';
import type { AcademicYear, Child } from '../../../contract/objects.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { useTexts } from '../pattern/texts.ts';
import { ErrorState } from '../../ui/app/states.tsx';
import { paidBy } from '../pay/charge.ts';
import { chargedLinesOf } from '../pay/charged-lines.ts';
import { loadSteps } from './drawer-parts.ts';
import { Intro } from './intro.tsx';
import { NothingToPay } from '../pay/nothing-to-pay.tsx';
import type { PurchaseAddress } from '../pay/purchase-address.ts';
import { Screen } from '../pay/step-frame.tsx';
import { useAskedTerm } from './use-asked-term.ts';
import { useKnown } from './use-known.ts';
import { Waiting } from '../pay/waiting.tsx';
import { purchaseStatusOf, waitingCharge } from '../pay/purchase-status.ts';
import type { DrawerNavigation } from '../pay/drawer-navigation.ts';

const Steps = lazyPart(loadSteps);

interface Props {
  child: Child;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
}

/** Everything until a charge is opened. What the bills say decides what can be bought at all. */
export default function Shopping({ child, at, navigation }: Props) {
  const known = useKnown(child, at);
  const asked = useAskedTerm(at);
  if (known.kind === 'loading') return <Waiting />;
  if (known.kind === 'lost') return <Lost asked={known.asked} />;
  const status = purchaseStatusOf(at, child, known);
  if (status.kind === 'nothing_to_pay') {
    const { bills, payments, reason: why } = known;
    const isPaid = status.reason !== 'not_eligible' && status.reason !== 'bill_unknown';
    const paid = isPaid ? paidBy(payments, child.child_id, at.billId) : null;
    const told = { child, bills, why, paid, onClose: navigation.close };
    return <NothingToPay {...told} reason={status.reason} />;
  }
  const { bill, at: found } = status;
  const open = waitingCharge(status, known);
  if (open)
    return (
      <Elsewhere
        key={open.order_id}
        to={{
          ...found,
          step: 4,
          orderId: open.order_id,
          billId: open.get_billing?.billing_id ?? found.billId,
          method: null,
          instead: null,
        }}
        navigation={navigation}
      />
    );
  // A link to what is something else by now, such as to a course of a child that is buying its second year.
  if (found.purpose !== at.purpose) return <Elsewhere to={found} navigation={navigation} />;
  const { list, batches, grades } = known;
  // Where no class takes registrations the four steps lead nowhere.
  if (found.purpose === 'BUY_COURSE' && found.step === 0 && batches.length > 0)
    return <Intro child={child} navigation={navigation} />;
  const charged = bill && chargedLinesOf(known.payments, bill);
  const given = { child, navigation, bill, charged, list, batches, grades };
  const shown = found.step === 0 && found.purpose === 'BUY_COURSE' ? { ...found, step: 1 as const } : found;
  return <Steps {...given} at={withOnlyBatch(shown, batches, asked)} />;
}

/** Where there is one class alone, it is chosen already, with the interval that was asked before. */
const withOnlyBatch = (
  at: PurchaseAddress,
  batches: readonly AcademicYear[],
  asked: ReturnType<typeof useAskedTerm>,
): PurchaseAddress => {
  const [only] = batches;
  return only && batches.length === 1
    ? { ...at, batchId: only.academic_year_id, term: at.term ?? asked(only) }
    : at;
};

/** The address says from here on what is shown, so that a reload and another window come to the same. */
const Elsewhere = ({ to, navigation }: { to: PurchaseAddress; navigation: DrawerNavigation }) => {
  useEffect(
    () => navigation.choose(to),
    // oxlint-disable-next-line react/exhaustive-deps -- once for each place
    [],
  );
  return <Waiting />;
};

const Lost = ({
  asked,
}: {
  asked: readonly { isLoadingError: boolean; isFetching: boolean; refetch: () => unknown }[];
}) => {
  const { failed } = useTexts().purchase;
  return (
    <Screen>
      <ErrorState
        title={failed.title}
        text={failed.text}
        retry={failed.retry}
        retrying={asked.some(({ isFetching }) => isFetching)}
        onRetry={() =>
          asked.filter(({ isLoadingError }) => isLoadingError).forEach(({ refetch }) => void refetch())
        }
      />
    </Screen>
  );
};

import { type RefObject, useRef } from 'react';
import type { AcademicYear, Child } from '../../../contract/objects.ts';
import type { Billing, ChargeLine } from '../../../contract/payment-objects.ts';
import { type Step, mayGoOn } from '../../../domain/billing/drawer-steps.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { BatchStep } from './batch-step.tsx';
import { BillPanel } from '../pay/bill-panel.tsx';
import { type BillView, frozenBill, yearBill } from '../../../domain/billing/bill-view.ts';
import { DeliveryReview } from './delivery-address.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import styles from '../pay/drawer.module.css';
import { GradeStep } from './grade-step.tsx';
import { IntervalStep } from './interval-step.tsx';
import { MethodStep } from './method-step.tsx';
import { Pay } from './pay-button.tsx';
import type { PurchaseAddress } from '../pay/purchase-address.ts';
import { Progress, Screen } from '../pay/step-frame.tsx';
import { useBillLines } from './use-bill-lines.ts';
import { useCouriers } from './use-couriers.ts';
import { gradeToPay, type YearGrades } from './year-grades.ts';
import { type PriceList, methodIn } from '../../billing/price-list.ts';
import type { DrawerNavigation } from '../pay/drawer-navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { rupiah } from '../../../domain/values/money.ts';
import { useParent } from '../pattern/profile-session.ts';
import { costQuery } from '../pay/purchase-queries.ts';

/**
 * What a step does before it is left by Next, where something typed in it is not saved yet: it goes on by itself once that
 * is done, and stays with the reason when it cannot be. False when nothing is to be done.
 */
export type BeforeNext = (goOn: () => void) => boolean;

export interface StepProps {
  child: Child;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
  bill: Billing | null;
  /** what the bill consists of; null while it is being chosen, or where that is not known */
  charged: readonly ChargeLine[] | null;
  list: PriceList;
  batches: readonly AcademicYear[];
  grades: YearGrades;
}

/** What Next heeds of the question above it. */
interface Leaving {
  beforeNextRef: RefObject<BeforeNext | null>;
}
export type QuestionProps = StepProps & Leaving & { view: BillView };

const screens = { 0: GradeStep, 1: BatchStep, 2: IntervalStep, 3: DeliveryStep, 4: MethodStep } as const;
const needOf = { 0: 'grade', 1: 'batch', 2: 'interval', 3: 'delivery', 4: 'method' } as const;

/** If the address names a step whose earlier steps are incomplete, the first incomplete step is shown. */
const reached = (at: PurchaseAddress, bill: Billing | null, done: (step: Step) => boolean): Step => {
  if (bill) return 4;
  // Step 0 of a first course is the introduction, which asks nothing.
  const asked = ([0, 1, 2, 3, 4] as const).filter((step) => step > 0 || at.purpose === 'NEXT_GRADE');
  const open = asked.find((step) => step < at.step && !done(step));
  return open ?? (at.step === 0 ? (asked[0] ?? 1) : at.step);
};

/** Steps 0 to 4: one question each, the bill beside it. */
export default function Steps(props: StepProps) {
  const { at, bill, batches, list, grades, charged } = props;
  const beforeNextRef = useRef<BeforeNext>(null);
  const { purchase } = useTexts();
  const view = useBill(at, props);
  const done = (step: Step) =>
    mayGoOn(at.purpose, step, {
      nextOrStay: gradeToPay(at, grades) === null ? null : at.nextOrStay,
      batchChosen: batches.some(({ academic_year_id }) => academic_year_id === at.batchId),
      methodChosen: at.method !== null,
      items: view.lines.map(({ item }) => item),
    });
  const step = reached(at, bill, done);
  const Question = screens[step];
  const name = (useLanguage() === 'id' ? bill?.billing_desc_indo : bill?.billing_desc) ?? '';
  const lines = useBillLines({ view, at, name, list, charged });
  const empty = step === 1 && batches.length === 0;
  return (
    <Screen
      bill={!empty && step > 0 && <BillPanel {...view} lines={lines} />}
      controls={
        !empty && (
          <Controls {...props} step={step} done={done(step)} view={view} beforeNextRef={beforeNextRef} />
        )
      }
    >
      {!bill && !empty && step > 0 && <Progress step={step} of={4} label={purchase.step(step, 4)} />}
      <Question key={step} {...props} view={view} beforeNextRef={beforeNextRef} />
      {step === 4 && at.purpose !== 'COURSE_EXTENSION' && <DeliveryReview {...props} />}
    </Screen>
  );
}

const Controls = (props: QuestionProps & { step: Step; done: boolean }) => {
  const { step, done, bill, navigation, beforeNextRef } = props;
  const { purchase } = useTexts();
  const needs = `purchase-needs-${step}`;
  const next = () => navigation.goTo({ step: (step + 1) as Step });
  // Asking somebody to choose what cannot be chosen helps nobody.
  const { allFailed } = useCouriers(step === 3);
  return (
    <>
      {!done && (
        <p id={needs} className={styles.needs}>
          {allFailed ? purchase.delivery.needsRetry : purchase.needs[needOf[step]]}
        </p>
      )}
      <div className={styles.buttons}>
        {!bill && step > 0 && (
          <Button
            variant="outline"
            size="md"
            onClick={() => navigation.goTo({ step: (step - 1) as Step, method: null })}
          >
            {purchase.back}
          </Button>
        )}
        {step === 4 ? (
          <Pay {...props} describedBy={done ? undefined : needs} />
        ) : (
          <Button
            size="md"
            disabled={!done}
            aria-describedby={done ? undefined : needs}
            onClick={() => {
              if (!beforeNextRef.current?.(next)) next();
            }}
          >
            {purchase.next}
          </Button>
        )}
      </div>
    </>
  );
};

/** What the courier takes to the family's city; null while it is not chosen or not known. */
const useDeliveryCost = ({ courier }: Pick<PurchaseAddress, 'courier'>) => {
  const user = useParent();
  const query = costQuery(courier ?? 'jne', user);
  const { data } = useQuery({ ...query, enabled: courier !== null && query.enabled });
  const [charged] = courier === null ? [] : (data?.costs ?? []);
  return charged === undefined ? null : rupiah(charged.value);
};

/** The present bill: frozen once a charge was opened, else computed from what is chosen. */
const useBill = (
  at: PurchaseAddress,
  { list, bill }: { list: PriceList; bill: Billing | null },
): BillView => {
  const delivery = useDeliveryCost(at);
  const method = at.method && methodIn(list, at.method);
  if (bill || at.purpose === 'COURSE_EXTENSION') return frozenBill(bill?.amount ?? 0, method);
  return yearBill(at.purpose, list.prices, { term: at.term, delivery, method });
};

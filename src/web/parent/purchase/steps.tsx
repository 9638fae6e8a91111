import { Button } from '@mantine/core';
import type { AcademicYear, Child } from '../../../contract/objects.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { type Step, mayGoOn } from '../../../domain/billing/drawer-steps.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { BatchStep } from './batch-step.tsx';
import { BillPanel } from './bill-panel.tsx';
import type { BillView } from '../../../domain/billing/bill-view.ts';
import { DeliveryStep } from './delivery-step.tsx';
import styles from './drawer.module.css';
import { IntervalStep } from './interval-step.tsx';
import { MethodStep } from './method-step.tsx';
import { Pay } from './pay-button.tsx';
import type { PurchaseAddress } from './purchase-address.ts';
import { Progress, Screen } from './step-frame.tsx';
import { useBill } from './use-bill.ts';
import { useBillLines } from './use-bill-lines.ts';
import type { PriceList } from '../../billing/price-list.ts';
import type { DrawerNavigation } from './drawer-navigation.ts';

export interface StepProps {
  child: Child;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
  bill: Billing | null;
  list: PriceList;
  batches: readonly AcademicYear[];
}

const screens = { 1: BatchStep, 2: IntervalStep, 3: DeliveryStep, 4: MethodStep } as const;
const needOf = { 1: 'batch', 2: 'interval', 3: 'delivery', 4: 'method' } as const;

/** If the address names a step whose earlier steps are incomplete, the first incomplete step is shown. */
const reached = (at: PurchaseAddress, bill: Billing | null, done: (step: Step) => boolean): 1 | 2 | 3 | 4 => {
  if (bill) return 4;
  const open = ([1, 2, 3] as const).find((step) => step < at.step && !done(step));
  return open ?? (at.step === 0 ? 1 : at.step);
};

/** Steps 1 to 4: one question each, the bill beside it. */
export const Steps = (props: StepProps) => {
  const { at, bill, batches, list } = props;
  const { purchase } = useTexts();
  const view = useBill(at, props);
  const done = (step: Step) =>
    mayGoOn(at.purpose, step, {
      nextOrStay: null,
      batchChosen: batches.some(({ academic_year_id }) => academic_year_id === at.batchId),
      methodChosen: at.method !== null,
      items: view.lines.map(({ item }) => item),
    });
  const step = reached(at, bill, done);
  const Question = screens[step];
  const name = (useLanguage() === 'id' ? bill?.billing_desc_indo : bill?.billing_desc) ?? '';
  const lines = useBillLines({ view, at, name, list });
  const empty = step === 1 && batches.length === 0;
  return (
    <Screen
      bill={!empty && <BillPanel {...view} lines={lines} />}
      controls={!empty && <Controls {...props} step={step} done={done(step)} view={view} />}
    >
      {!bill && <Progress step={step} of={4} label={purchase.step(step, 4)} />}
      <Question key={step} {...props} view={view} />
    </Screen>
  );
};

const Controls = (props: StepProps & { step: 1 | 2 | 3 | 4; done: boolean; view: BillView }) => {
  const { step, done, bill, navigation } = props;
  const { purchase } = useTexts();
  const needs = `purchase-needs-${step}`;
  return (
    <>
      {!done && (
        <p id={needs} className={styles.needs}>
          {purchase.needs[needOf[step]]}
        </p>
      )}
      <div className={styles.buttons}>
        {!bill && (
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
            onClick={() => navigation.goTo({ step: (step + 1) as Step })}
          >
            {purchase.next}
          </Button>
        )}
      </div>
    </>
  );
};

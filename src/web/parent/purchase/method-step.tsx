import { Button } from '@mantine/core';
import { type PaymentType, methodRefusal, paymentTypes } from '../../../domain/billing/payment-methods.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import type { BillView } from '../../../domain/billing/bill-view.ts';
import { Choice, Choices } from './choices.tsx';
import styles from './drawer.module.css';
import { keptChoices } from './kept-choices.ts';
import { offeredMethods } from './offered-methods.ts';
import { Heading, Lead } from './step-frame.tsx';
import type { StepProps } from './steps.tsx';

/** Step 4: how to pay. What is not offered stays in sight and says why. */
export const MethodStep = ({ child, at, moves, bill, view }: StepProps & { view: BillView }) => {
  const { method } = useTexts().purchase;
  const language = useLanguage();
  const begun = bill !== null && at.purpose !== 'COURSE_EXTENSION';
  return (
    <>
      <Heading>{method.title}</Heading>
      <Lead>{begun ? method.frozen : method.lead}</Lead>
      {bill && (
        <p className={styles.billName}>{language === 'id' ? bill.billing_desc_indo : bill.billing_desc}</p>
      )}
      <Choices label={method.choose}>
        {paymentTypes.map((type) => (
          <Choice
            key={type}
            name="method"
            value={type}
            checked={at.method === type}
            onChoose={() => moves.choose({ method: type, step: 4, billId: at.billId })}
            reason={reasonOf(type, view, method)}
          >
            <strong>{method[type].name}</strong>
            <span>{method[type].text}</span>
          </Choice>
        ))}
      </Choices>
      {begun && (
        <p className={styles.restart}>
          {method.restart}
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() =>
              moves.goTo({ ...keptChoices(child.child_id), step: 1, billId: null, method: null })
            }
          >
            {method.again}
          </Button>
        </p>
      )}
    </>
  );
};

const reasonOf = (
  type: PaymentType,
  view: BillView,
  words: { notOffered: string; notForAmount: string },
): string | null => {
  if (!offeredMethods.includes(type)) return words.notOffered;
  return methodRefusal(type, view.total) === null ? null : words.notForAmount;
};

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskRecord } from '../../../contract/payment-desk.ts';
import type { OtherAmountDecision } from '../../../domain/billing/other-amount.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../app/mutations.ts';
import { type Question, AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { Alert } from '../../ui/app/alert.tsx';
import { Button } from '../../ui/app/button.tsx';
import { FollowsList } from './follows-list.tsx';
import { inRupiah } from './refund-entry.ts';

/** What is asked, and the amount that it is asked about: another one that is reported meanwhile is decided about anew. */
interface Asked extends Question {
  decision: OtherAmountDecision;
  amount: number;
}

/** The gateway reports another amount than was charged: staff decide what becomes of it. */
export const OtherAmount = ({
  payment,
  reported,
  onDecided,
}: {
  payment: DeskRecord;
  reported: number;
  /** it is decided, and what that changed is shown */
  onDecided: () => void;
}) => {
  const { otherAmount } = useTexts().admin.payments;
  const [asked, setAsked] = useState<Asked | null>(null);
  const child = fullName(payment.child.first_name, payment.child.last_name);
  const deciding = useMutation({
    mutationFn: ({ decision, amount }: Pick<Asked, 'decision' | 'amount'>) =>
      mutate('POST /payment/desk/other-amount', {
        body: { order_id: payment.order_id, decision, amount },
      }),
    onSuccess: ({ message }, { decision, amount }) =>
      notifyDone({
        message,
        about: ({ admin }) => admin.payments.otherAmount.done[decision](inRupiah(amount), child),
      }),
    onSettled: (_answer, error) => {
      if (!error) onDecided();
    },
  });
  const [there, charged] = [inRupiah(reported), inRupiah(payment.gross_amount)];
  const ask = (decision: OtherAmountDecision) =>
    setAsked({
      decision,
      amount: reported,
      ask:
        decision === 'accept'
          ? otherAmount.askAccept(there, charged, child)
          : otherAmount.askDrop(there, child),
      content: <FollowsList follows={[...otherAmount.follows[decision], otherAmount.noUndo]} />,
      words: { yes: decision === 'accept' ? otherAmount.yes.accept(there) : otherAmount.yes.drop },
      isDestructive: decision === 'drop',
    });
  return (
    <Alert color="rosella" title={otherAmount.title}>
      <p>{otherAmount.text(there, charged)}</p>
      <div className={styles.ways}>
        <Button variant="outline" onClick={() => ask('accept')}>
          {otherAmount.accept}
        </Button>
        <Button variant="outline" onClick={() => ask('drop')}>
          {otherAmount.drop}
        </Button>
      </div>
      <AskFirst
        asked={asked}
        onYes={() => {
          if (asked && !deciding.isPending) deciding.mutate(asked);
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
    </Alert>
  );
};

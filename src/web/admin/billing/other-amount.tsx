import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskRecord } from '../../../contract/payment-desk.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { type Question, AskFirst } from '../pattern/ask-first.tsx';
import { notifyDone } from '../pattern/feedback.ts';
import styles from '../pattern/panel-facts.module.css';
import { useTexts } from '../pattern/texts.ts';

/** The gateway reports another amount than was charged: staff decide what becomes of it. */
export const OtherAmount = ({ payment, reported }: { payment: DeskRecord; reported: number }) => {
  const { otherAmount } = useTexts().admin.payments;
  const [asked, setAsked] = useState<(Question & { decision: 'accept' | 'drop' }) | null>(null);
  const child = fullName(payment.child.first_name, payment.child.last_name);
  const deciding = useMutation({
    mutationFn: (decision: 'accept' | 'drop') =>
      mutate('POST /payment/desk/other-amount', {
        body: { order_id: payment.order_id, decision, amount: reported },
      }),
    onSuccess: ({ message }) =>
      notifyDone({ message, about: ({ admin }) => admin.payments.otherAmount.done(child) }),
  });
  const [there, charged] = [formatRupiah(rupiah(reported)), formatRupiah(rupiah(payment.gross_amount))];
  return (
    <Alert color="rosella" title={otherAmount.title}>
      <p>{otherAmount.text(there, charged)}</p>
      <div className={styles.ways}>
        <Button
          variant="default"
          onClick={() =>
            setAsked({
              decision: 'accept',
              ask: otherAmount.askAccept(there, child),
              note: otherAmount.acceptNote,
            })
          }
        >
          {otherAmount.accept}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            setAsked({ decision: 'drop', ask: otherAmount.askDrop(child), note: otherAmount.dropNote })
          }
        >
          {otherAmount.drop}
        </Button>
      </div>
      <AskFirst
        asked={asked}
        onYes={() => {
          if (asked) deciding.mutate(asked.decision);
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
    </Alert>
  );
};

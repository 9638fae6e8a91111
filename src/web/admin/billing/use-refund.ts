import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DeskRecord } from '../../../contract/payment-desk.ts';
import { typedRupiah } from '../../../domain/values/money.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import type { Answer } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { readAnew } from '../../app/screen.ts';
import { notify } from '../../shell/notify.ts';
import { notifyDone } from '../list/feedback.ts';
import { untilAnswered } from '../form/save.ts';
import { inOffice } from '../list/texts.ts';
import { type GivenBack, type SentRefund, giveBack, outcomeIn, refundIds } from './give-back.ts';
import { paymentQuery } from './payment-query.ts';
import { type RefundEntry, goneOf, inRupiah } from './refund-entry.ts';

/** A refund whose answer got lost, and the refunds that there were before it. */
interface Lost {
  readonly sent: SentRefund;
  readonly before: ReadonlySet<number>;
}

/** Reads a payment anew, as soon as the server is reached; what is shown of it follows. */
const readPayment = async (orderId: string): Promise<DeskRecord> =>
  (await untilAnswered(() => readAnew(paymentQuery(orderId)))).payment;

/**
 * Sends a refund and tells what became of it, also after the form was left.
 * @param onGiven runs when it is written down, with the payment as it is then
 */
export const useRefund = (payment: DeskRecord, onGiven: (payment: DeskRecord) => void) => {
  const client = useQueryClient();
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  const [lost, setLost] = useState<Lost | null>(null);
  const tried = useRef<Lost | null>(null);
  const child = fullName(payment.child.first_name, payment.child.last_name);

  const tell = (ended: GivenBack, { sent }: Lost) => {
    const amount = inRupiah(sent.amount);
    if (ended.kind === 'given') {
      setLost(null);
      const now = ended.payment;
      client.setQueryData<Answer<'GET /payment/desk/{orderId}'>>(
        paymentQuery(now.order_id).queryKey,
        (shown) => shown && { ...shown, payment: now },
      );
      const isOpen = sent.way === 'gateway' && now.refunding_amount > 0;
      notifyDone({
        message: ended.message,
        about: ({ admin }) => admin.payments.refunds.done[isOpen ? 'asked' : sent.way](amount, child),
      });
      onGiven(now);
      return;
    }
    if (ended.kind === 'refused') {
      setLost(null);
      notify({
        severity: 'error',
        message: inOffice(({ admin }) => admin.payments.refunds.foundRefused(amount, child)),
      });
      return;
    }
    setLost(tried.current);
    if (isOver.current)
      notify({
        severity: 'warning',
        stays: true,
        message: inOffice(({ admin }) => admin.payments.refunds.lostLeft(amount, child)),
      });
  };

  const looking = useMutation({
    mutationFn: async ({ sent, before }: Lost) => outcomeIn(await readPayment(sent.order_id), sent, before),
    onSuccess: tell,
  });
  const giving = useMutation({
    mutationFn: async (trying: Lost) => {
      tried.current = trying;
      const { sent, before } = trying;
      return giveBack({
        sent,
        before,
        send: () => mutate('POST /payment/desk/refund', { body: sent }),
        read: () => readPayment(sent.order_id),
      });
    },
    onSuccess: tell,
    // The first try may have arrived since: then the second is refused, and the first is what to tell of.
    onError: () => lost && looking.mutate(lost),
  });

  return {
    isPending: giving.isPending || looking.isPending,
    lost,
    give: ({ way, amount, reason, reference }: RefundEntry) => {
      const sent = {
        order_id: payment.order_id,
        way,
        amount: typedRupiah(amount) ?? 0,
        reason,
        reference,
        // While nobody knows whether the first try arrived, the next rests on the same payment, so that both cannot be taken (rule R162).
        refunded_before: lost?.sent.refunded_before ?? goneOf(payment),
        to_refund: lost?.sent.to_refund ?? payment.to_refund,
      };
      giving.mutate({ sent, before: lost?.before ?? refundIds(payment) });
    },
    lookAgain: () => {
      if (lost && !looking.isPending) looking.mutate(lost);
    },
  };
};

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskRecord } from '../../../contract/payment-desk.ts';
import { useFormDraft } from '../form/draft.ts';
import { useTexts } from '../list/texts.ts';
import {
  type RefundBasis,
  type RefundEntry,
  firstEntry,
  followPayment,
  isOvertaken,
  isTyped,
  problemsOf,
} from './refund-entry.ts';
import { useRefund } from './use-refund.ts';

/**
 * What is typed into the form of a refund. It stays when the payment changes, by whomever: what changed is said. It begins anew only
 * after a refund of its own.
 * @param onGiven runs when a refund is written down and what it changed is shown
 */
export const useRefundForm = (payment: DeskRecord, onGiven: () => void) => {
  const { payments } = useTexts().admin;
  const [basis, setBasis] = useState<RefundBasis>(payment);
  const [entry, setEntry] = useState(() => firstEntry(payment));
  const [problems, setProblems] = useState<Partial<Record<keyof RefundEntry, string>>>({});
  const [changes, setChanges] = useState<readonly string[]>([]);
  /** how often a refund was written down here */
  const [given, setGiven] = useState(0);

  const startAnew = (now: DeskRecord) => {
    setBasis(now);
    setEntry(firstEntry(now));
    setProblems({});
    setChanges([]);
  };
  const isOpen = payment.closed.transfer === null;
  // What can never be sent any more is nothing to lose; behind a refund that is under way it can.
  const isDirty =
    (isOpen || payment.closed.transfer === 'refund_under_way') && isTyped(entry, { ...payment, ...basis });
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  });
  const draft = useFormDraft({
    name: `refund-${payment.order_id}`,
    values: entry,
    isDirty,
    restore: (found) =>
      setEntry({ ...found, way: payment.closed[found.way] === null ? found.way : firstEntry(payment).way }),
  });

  const refund = useRefund(payment, (now) => {
    startAnew(now);
    draft.drop();
    setGiven((count) => count + 1);
  });

  // Not while a refund of its own is under way, which changes the payment as well.
  if (!refund.isPending && isOvertaken(basis, payment)) {
    const followed = followPayment(entry, basis, payment, payments);
    setBasis(payment);
    setEntry(followed.entry);
    setProblems({});
    if (isTyped(entry, { ...payment, ...basis })) setChanges(followed.changes);
  }

  const told = useRef(given);
  const { isPending } = refund;
  const tellGiven = useEffectEvent(onGiven);
  useEffect(() => {
    // It stays pending until what it changed is shown.
    if (isPending || told.current === given) return;
    told.current = given;
    tellGiven();
  }, [given, isPending]);

  return {
    entry,
    problems,
    changes,
    isOpen,
    refund,
    set: (typed: Partial<RefundEntry>) => {
      setEntry({ ...entry, ...typed });
      setProblems({});
    },
    /** @returns the first field that has to be mended; undefined when the entry can be sent */
    check: (): string | undefined => {
      const found = problemsOf(entry, payment.refundable_amount, payments);
      setProblems(found);
      return Object.keys(found)[0];
    },
    draft: draft.shown && {
      at: draft.shown,
      discard: () => {
        startAnew(payment);
        draft.drop();
      },
    },
    guard: {
      isDirty: () => latest.current,
      discard: () => {
        latest.current = false;
        draft.drop();
      },
    },
  };
};

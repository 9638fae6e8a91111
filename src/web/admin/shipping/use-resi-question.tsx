import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Order } from '../../../contract/objects.ts';
import type { ShownForm } from '../form/record-form.ts';
import { isSameResi, otherCarrier } from './resi-carrier.ts';
import { ResiQuestion } from './resi-question.tsx';

interface Options {
  form: Pick<ShownForm, 'formProps' | 'submit'>;
  order: Order;
  /** the tracking number as it is typed now */
  resi: string;
}

/** Asks before an order gets a tracking number that another one carries; everything else is sent at once. */
export const useResiQuestion = ({ form: { formProps, submit }, order, resi }: Options) => {
  const [asked, setAsked] = useState<{ resi: string; child: string } | null>(null);
  const [isLooking, setLooking] = useState(false);
  /** the number that nobody else carries, or that is meant */
  const settled = useRef(order.resi ?? '');
  const button = useRef<HTMLButtonElement | null>(null);
  const typed = resi.trim();

  const send = () => {
    settled.current = typed;
    setAsked(null);
    if (asked) button.current?.focus();
    formProps.ref.current?.requestSubmit(button.current);
  };
  const look = async () => {
    setLooking(true);
    const child = await otherCarrier(typed, order.order_id);
    setLooking(false);
    if (child === null) send();
    else setAsked({ resi: typed, child });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (typed === '' || isSameResi(typed, settled.current)) return formProps.onSubmit(event);
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    button.current = submitter instanceof HTMLButtonElement ? submitter : null;
    setAsked(null);
    if (!isLooking) void look();
  };
  const change = () => {
    setAsked(null);
    const field = formProps.ref.current?.querySelector<HTMLInputElement>('[name=resi]');
    field?.focus();
    field?.select();
  };

  const question: ReactNode = asked && isSameResi(asked.resi, typed) && (
    <ResiQuestion {...asked} onChange={change} onUse={send} />
  );
  return {
    formProps: { ...formProps, onSubmit },
    submit: { ...submit, loading: submit.loading || isLooking },
    question,
  };
};

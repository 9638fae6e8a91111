import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { SaidOfOrder, SettlementDifference } from '../../../contract/day-close.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { mutate } from '../../hydrated/mutations.ts';
import { Link } from '../../shell/link.tsx';
import { notifyDone } from '../pattern/feedback.ts';
import { officeDate, officeMoment } from '../pattern/office-date.ts';
import { StatusWord } from '../pattern/status-word.tsx';
import { useTexts } from '../pattern/texts.ts';
import styles from './day-close.module.css';
import { methodName } from './desk-state.ts';

/** Every row to look into: what each side says, what to do next, and what was found. */
export const DifferenceList = ({ differences }: { differences: readonly SettlementDifference[] }) => (
  <ul className={styles.differences}>
    {differences.map((one) => (
      <li key={`${one.order_id} ${one.kind}`}>
        <OneDifference difference={one} />
      </li>
    ))}
  </ul>
);

const OneDifference = ({ difference }: { difference: SettlementDifference }) => {
  const { dayClose } = useTexts().admin;
  const formats = useFormats();
  const { kind, order_id: order, there, here, looked_into: note } = difference;
  return (
    <article className={styles.difference} aria-label={`${dayClose.kinds[kind]}, ${order}`}>
      <h3>
        <StatusWord tone={note ? 'done' : 'stopped'}>{dayClose.kinds[kind]}</StatusWord> <code>{order}</code>
      </h3>
      <dl>
        <Side label={dayClose.there} said={there} />
        <Side label={dayClose.here} said={here} />
      </dl>
      {note ? (
        <p>
          {note.note} <small>{dayClose.noted(note.by, officeMoment(note.at, formats))}</small>
        </p>
      ) : (
        <>
          <p>{dayClose.next[kind]}</p>
          {here && (
            <p>
              <Link to={paths.adminPayments(order)}>{dayClose.openPayment}</Link>
            </p>
          )}
          <LookInto difference={difference} />
        </>
      )}
    </article>
  );
};

const Side = ({ label, said }: { label: string; said: SaidOfOrder | null }) => {
  const { dayClose, payments } = useTexts().admin;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {said
          ? [
              formatRupiah(rupiah(said.amount)),
              dayClose.statuses[said.report_status],
              methodName(payments, said.method),
              officeDate(said.day),
            ].join(', ')
          : dayClose.nothing}
      </dd>
    </div>
  );
};

const LookInto = ({ difference }: { difference: SettlementDifference }) => {
  const { dayClose } = useTexts().admin;
  const id = useId();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { day, order_id: order, kind } = difference;
  const noting = useMutation({
    mutationFn: () => mutate('POST /payment/difference', { body: { day, order_id: order, kind, note } }),
    onSuccess: ({ message }) => notifyDone({ message, about: ({ admin }) => admin.dayClose.done(order) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (noting.isPending) return;
    if (note.trim() === '') {
      setMissing(true);
      document.getElementById(id)?.focus();
      return;
    }
    noting.mutate();
  };
  return (
    <form className={styles.note} onSubmit={submit} noValidate>
      <TextInput
        id={id}
        label={dayClose.note}
        value={note}
        maxLength={300}
        autoComplete="off"
        error={isMissing ? dayClose.noteRequired : undefined}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="outline" aria-disabled={noting.isPending || undefined}>
        {dayClose.lookInto}
        <span className="visually-hidden"> {order}</span>
      </Button>
    </form>
  );
};

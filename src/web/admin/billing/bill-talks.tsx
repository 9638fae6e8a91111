import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { OwedBill } from '../../../contract/bill-desk.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../app/mutations.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { useKeptText } from '../form/kept-text.ts';
import { notifyDone } from '../list/feedback.ts';
import { officeMoment } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { billQuery } from './bill-query.ts';

/** Keeps that somebody spoke with the family about a bill, and shows every time that somebody did. */
export const Contact = ({ bill, isOwed }: { bill: OwedBill; isOwed: boolean }) => {
  const [note, setNote] = useKeptText(`talk-${bill.billing_id}`);
  const talks = useTalks(bill);
  if (!isOwed && note === '' && talks.length === 0) return null;
  return (
    <>
      {(isOwed || note !== '') && <NewTalk bill={bill} note={note} setNote={setNote} />}
      <Talks talks={talks} />
    </>
  );
};

const useTalks = ({ billing_id: billId, contacted }: OwedBill) => {
  const { data } = useQuery(billQuery(billId));
  return data?.talks ?? (contacted ? [contacted] : []);
};

const Talks = ({ talks }: { talks: ReturnType<typeof useTalks> }) => {
  const { bills } = useTexts().admin;
  const formats = useFormats();
  if (talks.length === 0) return null;
  return (
    <section className={styles.section} aria-label={bills.talks}>
      <h3>{bills.talks}</h3>
      <ul>
        {talks.map(({ at, by, note }) => (
          <li key={at}>
            {withWholeDays(bills.contactedBy(officeMoment(at, formats), by))}
            {note !== '' && `: “${note}”`}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface NewTalkProps {
  bill: OwedBill;
  note: string;
  setNote: (note: string) => void;
}

const NewTalk = ({ bill, note, setNote }: NewTalkProps) => {
  const { bills } = useTexts().admin;
  const formats = useFormats();
  const field = useRef<HTMLInputElement>(null);
  const { billing_id, contacted } = bill;
  /** the last talk that whoever types here knew of */
  const [known, setKnown] = useState(contacted?.at ?? null);
  const child = fullName(bill.child.first_name, bill.child.last_name);
  // The list beside it loses the bill: the focus stays in the panel.
  const stay = () => field.current?.focus({ preventScroll: true });
  const saving = useMutation({
    mutationFn: () => mutate('POST /bills/contacted', { body: { billing_id, note: note.trim() } }),
    onSuccess: ({ message, bill: saved }) => {
      setNote('');
      setKnown(saved.contacted?.at ?? null);
      notifyDone({ message, about: ({ admin }) => admin.bills.savedContact(child) });
      stay();
    },
  });
  const undoing = useMutation({
    mutationFn: (at: string) => mutate('POST /bills/not-contacted', { body: { billing_id, at } }),
    onSuccess: ({ message, bill: saved }) => {
      setKnown(saved.contacted?.at ?? null);
      notifyDone({ message, about: ({ admin }) => admin.bills.undoneContact(child) });
      stay();
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  const isNews = contacted !== null && contacted.at !== known && !saving.isPending && note !== '';
  return (
    <form onSubmit={onSubmit} className={styles.section}>
      {isNews && (
        <p role="status">
          {bills.spokeMeanwhile(contacted.by, officeMoment(contacted.at, formats), contacted.note)}
        </p>
      )}
      <TextInput
        ref={field}
        label={bills.note}
        description={bills.noteHint}
        value={note}
        maxLength={300}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="outline" aria-disabled={saving.isPending || undefined}>
          {bills.saveContact}
        </Button>
        {contacted && (
          <Button variant="subtle" loading={undoing.isPending} onClick={() => undoing.mutate(contacted.at)}>
            {bills.notSpoken}
          </Button>
        )}
      </div>
    </form>
  );
};

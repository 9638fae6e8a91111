import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwedBill } from '../../../contract/bill-desk.ts';
import type { Agreement } from '../../../contract/money-by-hand.ts';
import type { AgreementKind } from '../../../domain/billing/agreements.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { type Question, AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import { officeDate, officeMoment } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { DelayForm, DiscountForm } from './agreement-forms.tsx';
import { inRupiah } from './refund-entry.ts';

const agreementsQuery = (billId: number) =>
  apiQuery('GET /bills/{billId}/agreements', { params: { billId } });

/** What was agreed with the family about a bill; owners agree on more, and end it. */
export const BillAgreements = ({ bill }: { bill: OwedBill }) => {
  const { agreements: words } = useTexts().admin.bills;
  const { data } = useQuery(agreementsQuery(bill.billing_id));
  const isOwner = useUser()?.role === 'owner';
  const made = data?.agreements ?? [];
  const mayChange = isOwner && bill.state !== 'paid' && bill.state !== 'skipped';
  if (made.length === 0 && !mayChange) return null;
  return (
    <section className={styles.section} aria-label={words.title}>
      <h3>{words.title}</h3>
      {made.length > 0 && (
        <ul>
          {made.map((agreement) => (
            <li key={agreement.made_at}>
              <Agreed agreement={agreement} />
            </li>
          ))}
        </ul>
      )}
      {mayChange && <Acts bill={bill} />}
    </section>
  );
};

const Agreed = ({ agreement }: { agreement: Agreement }) => {
  const { agreements: words } = useTexts().admin.bills;
  const formats = useFormats();
  const { amount, until, ended } = agreement;
  const day = (instant: string) => officeMoment(instant, formats);
  const what = amount === null ? words.delay(officeDate(until ?? '')) : words.discount(inRupiah(amount));
  const who = [
    words.made(day(agreement.made_at), agreement.made_by),
    ...(ended ? [words.ended(day(ended.at), ended.by)] : []),
  ];
  return (
    <>
      <strong>{withWholeDays(what)}</strong>
      {`: ${agreement.reason} `}({withWholeDays(who.join('; '))})
    </>
  );
};

const Acts = ({ bill }: { bill: OwedBill }) => {
  const { agreements: words } = useTexts().admin.bills;
  const [opened, setOpened] = useState<AgreementKind | null>(null);
  const [asked, setAsked] = useState<(Question & { kind: AgreementKind }) | null>(null);
  const child = fullName(bill.child.first_name, bill.child.last_name);
  const close = () => setOpened(null);
  const ending = useMutation({
    mutationFn: (kind: AgreementKind) =>
      kind === 'discount'
        ? mutate('POST /bills/discount/end', { body: { billing_id: bill.billing_id } })
        : mutate('POST /bills/delay/end', { body: { billing_id: bill.billing_id } }),
    onSuccess: ({ message }) =>
      notifyDone({ message, about: ({ admin }) => admin.bills.agreements.endedAgreement(child) }),
  });
  const askEnd = (kind: AgreementKind) =>
    setAsked({
      kind,
      ask:
        kind === 'discount' ? words.askEndDiscount(inRupiah(bill.discount), child) : words.askEndDelay(child),
      words: { yes: words.yesEnd },
      isDestructive: true,
    });
  const ways = [
    ['discount', bill.discount > 0, words.giveDiscount, words.endDiscount],
    ['delay', bill.delayed_until !== null, words.giveDelay, words.endDelay],
  ] as const;
  return (
    <>
      <div className={styles.ways}>
        {ways.map(([kind, stands, give, end]) => (
          <Button key={kind} variant="outline" onClick={() => (stands ? askEnd(kind) : setOpened(kind))}>
            {stands ? end : give}
          </Button>
        ))}
      </div>
      <FormDialog
        title={opened === 'delay' ? words.giveDelay : words.giveDiscount}
        row={opened}
        rowKey={(kind) => kind}
        onClose={close}
      >
        {(kind) =>
          kind === 'discount' ? (
            <DiscountForm bill={bill} child={child} onDone={close} />
          ) : (
            <DelayForm bill={bill} child={child} onDone={close} />
          )
        }
      </FormDialog>
      <AskFirst
        asked={asked}
        onYes={() => {
          setAsked(null);
          if (asked) ending.mutate(asked.kind);
        }}
        onNo={() => setAsked(null)}
      />
    </>
  );
};

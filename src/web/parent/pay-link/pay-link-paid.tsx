import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { LinkView } from '../../../contract/payment-links.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paymentLink as en } from '../../../i18n/en/payment-link.ts';
import { paymentLink as id } from '../../../i18n/id/payment-link.ts';
import { useBrand, useChoice, useFormats } from '../../frame/page-info.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { copyText } from '../pattern/copy-text.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import styles from './pay-link.module.css';
import receiptStyles from '../pay/receipt.module.css';

const words = { en, id };

type Paid = NonNullable<LinkView['paid']>;

/** What whoever paid through a link keeps: nothing in it names the family. */
export const Proof = ({ paid }: { paid: Paid }) => {
  const texts = useChoice(words).payer.proof;
  const { methods } = useTexts().payments;
  const { name: school } = useBrand();
  const { moment } = useFormats();
  const facts = {
    amount: formatRupiah(rupiah(paid.gross_amount)),
    moment: moment(new Date(paid.paid_at)),
    method: methods[paid.payment_type],
    order: paid.order_id,
  };
  const rows = [
    [texts.child, texts.bill(paid.child)],
    [texts.at, facts.moment],
    [texts.method, facts.method],
    [texts.order, facts.order],
  ] as const;
  return (
    <section className={`${receiptStyles.receipt} ${styles.proof}`} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.sum}>{facts.amount}</p>
      <p>{school}</p>
      <dl className={receiptStyles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Keep text={texts.text({ school, name: paid.child, ...facts })} />
    </section>
  );
};

/** Where the device can share, that saves it too; elsewhere it is printed or copied. */
const Keep = ({ text }: { text: string }) => {
  const texts = useChoice(words).payer.proof;
  const shown = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  const copy = () =>
    void (shown.current && copyText(text, shown.current).then((done) => setCopied(done === 'copied')));
  const share = () =>
    navigator.share({ text }).catch((error: unknown) => {
      // Who closes the list of apps meant to.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  return (
    <div className={styles.keep}>
      <p ref={shown} className="visually-hidden" aria-hidden="true">
        {text}
      </p>
      {hydrated && 'share' in navigator && (
        <Button onClick={() => void share()}>
          <IconShare2 size={20} aria-hidden="true" />
          {texts.share}
        </Button>
      )}
      <Button variant="outline" onClick={() => print()}>
        <IconPrinter size={20} aria-hidden="true" />
        {texts.print}
      </Button>
      <Button variant="outline" onClick={copy}>
        {copied ? texts.copied : texts.copy}
      </Button>
    </div>
  );
};

/** When it had come, when it went back, and that the family decides what comes next. */
export const TakenBack = ({ paid, isPaid }: { paid: Paid; isPaid: boolean }) => {
  const texts = useChoice(words).payer;
  const { moment } = useFormats();
  const at = (instant: string) => moment(new Date(instant));
  const goneBackText = () => {
    const { gross_amount: gross, transferred_amount: transferred } = paid;
    const [paidAt, backAt] = [at(paid.paid_at), at(paid.gone_back_at ?? paid.paid_at)];
    if (transferred === 0) return texts.takenBackText(paidAt, backAt);
    if (transferred >= gross) return texts.transferredText(paidAt, backAt);
    return texts.partlyTransferredText({
      paidAt,
      backAt,
      returned: formatRupiah(rupiah(gross - transferred)),
      transferred: formatRupiah(rupiah(transferred)),
    });
  };
  return (
    <>
      <p className={styles.centred} role="status">
        {goneBackText()}
      </p>
      <p className={styles.centred}>
        <strong>{isPaid ? texts.takenBackPaid : texts.takenBackAsk}</strong>
      </p>
      <p className={styles.centred}>
        {formatRupiah(rupiah(paid.gross_amount))} · {texts.order(paid.order_id)}
      </p>
    </>
  );
};

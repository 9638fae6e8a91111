import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Child } from '../../../contract/objects.ts';
import type { PaymentLink } from '../../../contract/payment-links.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { linkDays, nameForPayer } from '../../../domain/billing/payment-link.ts';
import { addDays, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paymentLink as en } from '../../../i18n/en/payment-link.ts';
import { paymentLink as id } from '../../../i18n/id/payment-link.ts';
import { useBrand, useChoice, useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { mutate } from '../../app/mutations.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { AsyncSection } from '../pattern/async-section.tsx';
import { MadeAddress, MakeButton } from '../pattern/made-address.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { useBillName } from './bill-line.tsx';
import { TurnOff } from './bill-link.tsx';
import { lastDayToPay } from './bill-years.ts';
import { linksQuery } from './child-queries.ts';
import styles from './payment-link-panel.module.css';

const words = { en, id };
const useWords = () => useChoice(words);

interface Props {
  bill: Billing;
  child: Child;
  onClose: () => void;
}

/** The link by which somebody else pays a bill: made, sent, and turned off. Its address is shown while this stays open, and kept nowhere. */
export default function PaymentLinkPanel({ bill, child, onClose }: Props) {
  const texts = useWords();
  const query = useQuery(linksQuery(child.child_id));
  const [url, setUrl] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // What was clicked goes away with each step, so the title takes the focus.
  const toTitle = () => title.current?.focus();
  useEffect(toTitle, []);
  const body = { child_id: child.child_id, billing_id: bill.billing_id };
  const make = async () => {
    const made = await mutate('POST /payment/link', { body });
    setUrl(made.url);
    toTitle();
    await query.refetch();
  };
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h5 ref={title} tabIndex={-1}>
          {texts.title}
        </h5>
        <Button variant="subtle" onClick={onClose}>
          <IconX size={18} aria-hidden="true" />
          {texts.close}
        </Button>
      </div>
      <p>{texts.what(nameForPayer(child.first_name))}</p>
      <AsyncSection query={query} loading={texts.loading}>
        {({ links }) => {
          const link = links.find(
            ({ billing_id, state }) => billing_id === bill.billing_id && state === 'OPEN',
          );
          return link ? (
            <There
              link={link}
              url={url}
              make={make}
              bill={bill}
              body={body}
              onOff={() => {
                setUrl(null);
                toTitle();
              }}
            />
          ) : (
            <>
              <Lasts bill={bill} />
              <MakeButton make={make}>{texts.make}</MakeButton>
            </>
          );
        }}
      </AsyncSection>
    </section>
  );
}

/** How long a link would work; shorter than usual where the time of its bill is. */
const Lasts = ({ bill }: { bill: Billing }) => {
  const texts = useWords();
  const { date } = useFormats();
  const last = lastDayToPay(bill);
  const isWhole = addDays(useToday(), linkDays) <= last;
  return <p>{isWhole ? texts.lasts(linkDays) : texts.lastsUntil(date(startOfDay(last)))}</p>;
};

interface ThereProps {
  link: PaymentLink;
  url: string | null;
  make: () => Promise<void>;
  /** which it pays */
  bill: Billing;
  body: { child_id: number; billing_id: number };
  onOff: () => void;
}

const There = ({ link, url, make, bill, body, onOff }: ThereProps) => {
  const texts = useWords();
  const { moment } = useFormats();
  const billName = useBillName(bill);
  const renewal = useQuestion(texts.renewAsk, make);
  const at = (instant: string) => moment(new Date(instant));
  return (
    <>
      {url === null ? (
        <p>
          {texts.since(at(link.created_at))} {texts.hidden}
        </p>
      ) : (
        <Told key={url} url={url} />
      )}
      <p>
        {texts.until(at(link.expires_at))}{' '}
        {link.first_used_at === null ? texts.unused : texts.used(at(link.first_used_at))}
      </p>
      <div className={styles.ways}>
        <Button variant="outline" aria-haspopup="dialog" onClick={renewal.ask}>
          {texts.renew}
        </Button>
        <TurnOff body={body} name={billName} onDone={onOff} />
      </div>
      {renewal.dialog}
    </>
  );
};

/** A new link, which nobody is shown again. */
const Told = ({ url }: { url: string }) => {
  const texts = useWords();
  const { name: school } = useBrand();
  const message = texts.message(school, url);
  return (
    <div>
      <p role="status">{texts.once}</p>
      <MadeAddress url={url} words={texts} share={{ label: texts.share, text: message }}>
        <ButtonLink
          variant="outline"
          href={`https://wa.me/?${new URLSearchParams({ text: message }).toString()}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.whatsapp}
        </ButtonLink>
      </MadeAddress>
    </div>
  );
};

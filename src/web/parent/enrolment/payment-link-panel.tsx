import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Child } from '../../../contract/objects.ts';
import type { PaymentLink } from '../../../contract/payment-links.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { nameForPayer } from '../../../domain/billing/payment-link.ts';
import { paymentLink as en } from '../../../i18n/en/payment-link.ts';
import { paymentLink as id } from '../../../i18n/id/payment-link.ts';
import { useBrand, useChoice, useFormats } from '../../frame/page-info.tsx';
import { useHydrated } from '../../hydrated/use-hydrated.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { apiQuery } from '../../hydrated/screen.ts';
import { notify, notifyFailure } from '../../shell/notify.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { AsyncSection } from '../pattern/async-section.tsx';
import { copyText } from '../pattern/copy-text.ts';
import styles from './payment-link-panel.module.css';

const words = { en, id };
const useWords = () => useChoice(words);

/** The link by which somebody else pays a bill: made, sent, and revoked. Its address is shown while this stays open, and kept nowhere. */
export default function PaymentLinkPanel({ bill, child }: { bill: Billing; child: Child }) {
  const texts = useWords();
  const query = useQuery(apiQuery('GET /payment/links/{childId}', { params: { childId: child.child_id } }));
  const [url, setUrl] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const body = { child_id: child.child_id, billing_id: bill.billing_id };
  const make = async () => {
    const made = await mutate('POST /payment/link', { body });
    setUrl(made.url);
    await query.refetch();
  };
  const revoke = async () => {
    await mutate('POST /payment/link/revoke', { body });
    setUrl(null);
    await query.refetch();
    notify({ severity: 'success', message: texts.revoked });
  };
  return (
    <section className={styles.panel}>
      <h5 ref={title} tabIndex={-1}>
        {texts.title}
      </h5>
      <p>{texts.what(nameForPayer(child.first_name))}</p>
      <AsyncSection query={query} loading={texts.loading}>
        {({ links }) => {
          const link = links.find(({ billing_id }) => billing_id === bill.billing_id);
          return link ? (
            <There link={link} url={url} make={make} revoke={revoke} />
          ) : (
            <Make label={texts.make} make={make} />
          );
        }}
      </AsyncSection>
    </section>
  );
}

const Make = ({
  label,
  make,
  quiet = false,
}: {
  label: string;
  make: () => Promise<void>;
  quiet?: boolean;
}) => {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      loading={busy}
      mih={44}
      variant={quiet ? 'outline' : 'filled'}
      onClick={() => {
        setBusy(true);
        void make()
          .catch(notifyFailure)
          .finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
};

interface ThereProps {
  link: PaymentLink;
  url: string | null;
  make: () => Promise<void>;
  revoke: () => Promise<void>;
}

const There = ({ link, url, make, revoke }: ThereProps) => {
  const texts = useWords();
  const { moment } = useFormats();
  const revocation = useQuestion(texts.revokeAsk, revoke);
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
        <Make label={texts.renew} make={make} quiet />
        <Button variant="subtle" mih={44} onClick={revocation.ask}>
          {texts.revoke}
        </Button>
      </div>
      {revocation.dialog}
    </>
  );
};

/** Where the device cannot share, the link is copied instead; who closes the list of apps meant to. */
const unlessClosed = (instead: () => void) => (error: unknown) => {
  if (!(error instanceof DOMException && error.name === 'AbortError')) instead();
};

/** A new link, which nobody is shown again. */
const Told = ({ url }: { url: string }) => {
  const texts = useWords();
  const { name: school } = useBrand();
  const shown = useRef<HTMLElement>(null);
  const [done, setDone] = useState<'copied' | 'selected' | null>(null);
  const hydrated = useHydrated();
  const message = texts.message(school, url);
  const copy = () => void (shown.current && copyText(url, shown.current).then(setDone));
  return (
    <div className={styles.told}>
      <p role="status">{texts.once}</p>
      <code ref={shown}>{url}</code>
      <div className={styles.ways}>
        <Button mih={44} onClick={copy}>
          {done === 'copied' ? texts.copied : texts.copy}
        </Button>
        {hydrated && 'share' in navigator && (
          <Button
            mih={44}
            variant="outline"
            onClick={() => void navigator.share({ text: message }).catch(unlessClosed(copy))}
          >
            {texts.share}
          </Button>
        )}
        <Button
          component="a"
          mih={44}
          variant="outline"
          href={`https://wa.me/?${new URLSearchParams({ text: message }).toString()}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.whatsapp}
        </Button>
      </div>
      {done === 'selected' && <p role="status">{texts.byHand}</p>}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { Child } from '../../../contract/objects.ts';
import type { PaymentLink } from '../../../contract/payment-links.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { mutate } from '../../app/mutations.ts';
import { notify } from '../../shell/notify.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import styles from './billing-progress.module.css';
import { lastDayToPay } from './bill-years.ts';
import { linksQuery } from './child-queries.ts';

const PaymentLinkPanel = lazyPart(() => import('./payment-link-panel.tsx'));

interface Props {
  bill: Billing;
  child: Child;
  /** of the bill */
  name: string;
}

/** A link for a grandparent or an employer: whether there is one, and the way to make it. */
export const BillLink = ({ bill, child, name }: Props) => {
  const { billing } = useTexts().classroom;
  const { data } = useQuery(linksQuery(child.child_id));
  const link = data?.links.find(({ billing_id }) => billing_id === bill.billing_id) ?? null;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const today = useToday();
  const isOpen = link?.state === 'OPEN';
  const isOver = today >= lastDayToPay(bill);
  const close = () => {
    returning.current = true;
    setOpen(false);
  };
  const focusOpener = (element: HTMLButtonElement | null) => {
    opener.current = element;
    if (!element || !returning.current) return;
    returning.current = false;
    element.focus();
  };
  if (open)
    return (
      <Suspense fallback={<Skeleton height={180} />}>
        <PaymentLinkPanel bill={bill} child={child} onClose={close} />
      </Suspense>
    );
  return (
    <>
      {link && (
        <LinkLine link={link}>
          {isOpen && (
            <TurnOff
              body={{ child_id: child.child_id, billing_id: bill.billing_id }}
              name={name}
              onDone={() => opener.current?.focus()}
            />
          )}
        </LinkLine>
      )}
      {(isOpen || !isOver) && (
        <Button
          ref={focusOpener}
          variant="subtle"
          aria-label={isOpen ? billing.link.openOf(name) : billing.someoneElseOf(name)}
          onClick={() => setOpen(true)}
        >
          {isOpen ? billing.link.open : billing.someoneElse}
        </Button>
      )}
    </>
  );
};

interface OffProps {
  body: { child_id: number; billing_id: number };
}

/** How a link stands, in one line. */
const LinkLine = ({ link, children }: { link: PaymentLink; children: ReactNode }) => {
  const { link: words } = useTexts().classroom.billing;
  const { date, moment } = useFormats();
  const ends = date(new Date(link.expires_at));
  const used = link.first_used_at === null ? null : moment(new Date(link.first_used_at));
  const says = {
    OPEN: `${words.active(ends)} · ${used === null ? words.unused : words.used(used)}`,
    EXPIRED: used === null ? words.ranOut(ends) : words.ranOutUnpaid(ends),
    TAKEN_BACK: words.takenBack,
  };
  return (
    <div className={styles.link} data-state={link.state}>
      <p>{says[link.state]}</p>
      {children}
    </div>
  );
};

/** Ends a link, after a question. */
export const TurnOff = ({ body, name, onDone }: OffProps & { name: string; onDone: () => void }) => {
  const { link: words } = useTexts().classroom.billing;
  const { refetch } = useQuery(linksQuery(body.child_id));
  const off = useQuestion(
    words.offAsk,
    async () => {
      await mutate('POST /payment/link/revoke', { body });
      // The focus leaves before what was clicked is gone.
      onDone();
      await refetch();
      notify({ severity: 'success', message: words.isOff });
    },
    onDone,
  );
  return (
    <>
      <Button variant="subtle" aria-haspopup="dialog" aria-label={words.offOf(name)} onClick={off.ask}>
        {words.off}
      </Button>
      {off.dialog}
    </>
  );
};

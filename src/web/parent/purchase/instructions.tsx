import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isPaymentType } from '../../../domain/billing/payment-methods.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import type { Charge } from './charge.ts';
import { Countdown } from './countdown-clock.tsx';
import drawer from './drawer.module.css';
import styles from './instructions.module.css';
import { keptChoices } from './kept-choices.ts';
import type { PurchaseAddress } from './purchase-address.ts';
import { QrCode } from './qr-code.tsx';
import { Heading, Screen } from './step-frame.tsx';
import type { DrawerNavigation } from './drawer-navigation.ts';

interface Props {
  charge: Charge;
  childId: number;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
  /** polls now: the payment's status, null when the server did not answer */
  check: () => Promise<string | null>;
  /** what is paid, beside it */
  bill: ReactNode;
}

/** How to pay what was charged, until the money is there or the time is over. */
export const Instructions = ({ charge, childId, at, navigation, check, bill }: Props) => {
  const { pay } = useTexts().purchase;
  const language = useLanguage();
  const [over, setOver] = useState(false);
  const byCode = charge.billKey === null;
  return (
    <Screen bill={bill} controls={<Check check={check} />}>
      <Heading>{byCode ? pay.title : pay.titleVa}</Heading>
      <div className={styles.columns}>
        <div className={styles.ticket}>
          <p className={styles.amount}>
            <span>{pay.amount}</span>
            <strong>{formatRupiah(rupiah(charge.gross))}</strong>
            {charge.forWhat && <span>{charge.forWhat[language]}</span>}
          </p>
          {byCode ? (
            <QrCode charge={charge} over={over} onRetry={() => void check()} />
          ) : (
            <Numbers charge={charge} />
          )}
          {charge.expiresAt !== null && (
            <Countdown
              expiresAt={charge.expiresAt}
              onOver={() => {
                setOver(true);
                void check();
              }}
            />
          )}
        </div>
        <div>
          {charge.demoLink !== null && <DemoLink href={charge.demoLink} />}
          {byCode && <How />}
        </div>
      </div>
      <OtherWays at={at} navigation={navigation} childId={childId} paymentType={charge.paymentType} />
      <p className={styles.order}>{pay.order(charge.orderId)}</p>
    </Screen>
  );
};

const How = () => {
  const { pay } = useTexts().purchase;
  return (
    <>
      <h4 className={styles.how}>{pay.how}</h4>
      <ol className={styles.steps}>
        {pay.steps.map((step, place) => (
          <li key={step}>
            <span aria-hidden="true">{place + 1}</span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </>
  );
};

const DemoLink = ({ href }: { href: string }) => {
  const { pay } = useTexts().purchase;
  return (
    <div className={styles.demo}>
      <a href={href} target="_blank" rel="noreferrer">
        {pay.demo}
        <IconExternalLink size={18} aria-hidden="true" />
      </a>
      <p>{pay.demoHint}</p>
    </div>
  );
};

const Numbers = ({ charge }: { charge: Charge }) => {
  const { pay } = useTexts().purchase;
  const rows = [
    [pay.billerCode, charge.billerCode],
    [pay.billKey, charge.billKey],
  ] as const;
  return (
    <dl className={styles.numbers}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Until the money is there, the method and the interval may still change. */
const OtherWays = ({
  at,
  navigation,
  childId,
  paymentType,
}: Pick<Props, 'at' | 'navigation' | 'childId'> & {
  paymentType: string;
}) => {
  const method = isPaymentType(paymentType) ? paymentType : null;
  const { pay } = useTexts().purchase;
  return (
    <div className={styles.others}>
      <Button
        variant="outline"
        onClick={() => navigation.goTo({ step: 4, orderId: null, billId: at.billId, method })}
      >
        {pay.change}
      </Button>
      {at.purpose !== 'COURSE_EXTENSION' && (
        <Button
          variant="subtle"
          onClick={() =>
            navigation.goTo({ ...keptChoices(childId), step: 1, orderId: null, billId: null, method: null })
          }
        >
          {pay.interval}
        </Button>
      )}
      <p>{pay.changeHint}</p>
    </div>
  );
};

const Check = ({ check }: { check: () => Promise<string | null> }) => {
  const { pay, failed } = useTexts().purchase;
  const [asking, setAsking] = useState(false);
  const [heard, setHeard] = useState<'pending' | 'nothing' | null>(null);
  const askNow = async () => {
    setAsking(true);
    setHeard(null);
    const state = await check();
    setAsking(false);
    setHeard(state === null ? 'nothing' : 'pending');
  };
  return (
    <>
      <p className={drawer.needs} role="status">
        {asking && pay.checking}
        {heard === 'pending' && pay.pending}
        {heard === 'nothing' && failed.title}
        {!asking && heard === null && pay.waiting}
      </p>
      <div className={drawer.buttons}>
        <Button size="md" loading={asking} onClick={() => void askNow()}>
          {pay.check}
        </Button>
      </div>
    </>
  );
};

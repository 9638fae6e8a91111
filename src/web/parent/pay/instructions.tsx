import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import type { Charge } from './charge.ts';
import { CheckPayment } from './check-payment.tsx';
import { Countdown } from './countdown-clock.tsx';
import type { DrawerNavigation } from './drawer-navigation.ts';
import styles from './instructions.module.css';
import { OtherWays } from './other-ways.tsx';
import { PayAgain } from './pay-again.tsx';
import type { PurchaseAddress } from './purchase-address.ts';
import { QrCode } from './qr-code.tsx';
import { QrisSteps } from './qris-instructions.tsx';
import { Heading, Lead, Screen } from './step-frame.tsx';

const MandiriNumbers = lazyPart(() => import('./mandiri-numbers.tsx'));
const MandiriSteps = lazyPart(() => import('./mandiri-steps.tsx'));

export interface InstructionsProps {
  charge: Charge;
  child: Child;
  /** the bill that the charge pays; null: not known yet */
  billId: number | null;
  at: PurchaseAddress;
  navigation: DrawerNavigation;
  /** polls now: the payment's status, null when the server did not answer */
  check: () => Promise<string | null>;
  /** what is paid, beside it */
  bill: ReactNode;
}

/** How to pay what was charged, until the money is there or the time is over. */
export const Instructions = (props: InstructionsProps) => {
  const { charge, child, at, navigation, check, bill } = props;
  const { pay, mandiri } = useTexts().purchase;
  const [over, setOver] = useState(false);
  const byNumbers = charge.paymentType === 'echannel';
  return (
    <Screen bill={bill} controls={<CheckPayment check={check} />}>
      <Heading>{byNumbers ? mandiri.title : pay.title}</Heading>
      {byNumbers && <Lead>{mandiri.lead}</Lead>}
      <div className={styles.columns}>
        <div className={styles.ticket}>
          <Amount charge={charge} withFigure={!byNumbers} />
          {byNumbers ? (
            <MandiriNumbers charge={charge} />
          ) : (
            <QrCode charge={charge} over={over} onRetry={() => void check()} />
          )}
          {charge.expiresAt !== null && (
            <Countdown
              expiresAt={charge.expiresAt}
              withDay={byNumbers}
              onOver={() => {
                setOver(true);
                void check();
              }}
            />
          )}
          {over && (
            <PayAgain
              {...props}
              paymentType={charge.paymentType}
              label={byNumbers ? pay.renewNumber : pay.renew}
            />
          )}
        </div>
        <div>
          {charge.demoLink !== null && <DemoLink href={charge.demoLink} />}
          {byNumbers ? <MandiriSteps charge={charge} /> : <QrisSteps />}
        </div>
      </div>
      <OtherWays
        at={at}
        navigation={navigation}
        childId={child.child_id}
        billId={props.billId}
        paymentType={charge.paymentType}
      />
      <p className={styles.order}>{pay.order(charge.orderId)}</p>
    </Screen>
  );
};

const Amount = ({ charge, withFigure }: { charge: Charge; withFigure: boolean }) => {
  const { pay } = useTexts().purchase;
  const language = useLanguage();
  return (
    <p className={styles.amount}>
      {withFigure && (
        <>
          <span>{pay.amount}</span>
          <strong>{formatRupiah(rupiah(charge.gross))}</strong>
        </>
      )}
      {/* Its line is kept while it is asked for, so that the code below does not move. */}
      <span>{charge.forWhat?.[language] ?? '\u00a0'}</span>
    </p>
  );
};

/** The customer's side in the demo. */
export const DemoLink = ({ href }: { href: string }) => {
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

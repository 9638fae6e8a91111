import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CardScript } from '../../../contract/payment-objects.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { loadCardGateway } from './card-gateway.ts';
import styles from './card-question.module.css';
import { CheckPayment } from './check-payment.tsx';
import { Countdown } from './countdown-clock.tsx';
import type { InstructionsProps } from './instructions.tsx';
import instructions from './instructions.module.css';
import { OtherWays } from './other-ways.tsx';
import { priceListQuery } from './purchase-queries.ts';
import { Heading, Lead, Screen } from './step-frame.tsx';

/** The bank asks the card's owner for a code, in a frame or on a page of its own, until the payment's state is known. */
export default function CardQuestion(props: InstructionsProps) {
  const { charge, child, at, navigation, check, bill, billId } = props;
  const { card, pay } = useTexts().purchase;
  const [answered, setAnswered] = useState(false);
  const script = useQuery(priceListQuery).data?.card ?? null;
  const hear = () => {
    setAnswered(true);
    void check();
  };
  return (
    <Screen
      bill={bill}
      controls={<CheckPayment check={check} words={answered ? card.answered : card.waiting} />}
    >
      <Heading>{card.question}</Heading>
      <Lead>{card.questionLead(formatRupiah(rupiah(charge.gross)))}</Lead>
      {script && charge.redirectUrl !== null && !answered ? (
        <Question script={script} url={charge.redirectUrl} orderId={charge.orderId} onAnswer={hear} />
      ) : (
        <p className={styles.answered} role="status">
          {card.answered.pending}
        </p>
      )}
      {charge.expiresAt !== null && !answered && (
        <Countdown expiresAt={charge.expiresAt} onOver={() => void check()} />
      )}
      <OtherWays
        at={at}
        navigation={navigation}
        childId={child.child_id}
        billId={billId}
        paymentType={charge.paymentType}
      />
      <p className={instructions.order}>{pay.order(charge.orderId)}</p>
    </Screen>
  );
}

/** What the bank's page may do in its frame; to lead this page elsewhere is not among it. */
const BANK_MAY = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface QuestionProps {
  script: CardScript;
  /** the page with the question */
  url: string;
  orderId: string;
  onAnswer: () => void;
}

const Question = ({ script, url, orderId, onAnswer }: QuestionProps) => {
  const { card } = useTexts().purchase;
  const { frame, failed, retry } = useQuestion(script, url, onAnswer);
  const leave = () => {
    const callbackUrl = `${location.origin}${paths.cardReturn(orderId)}`;
    void loadCardGateway(script).then((gateway) => gateway.redirect(url, { callbackUrl }), retry);
  };
  if (failed)
    return (
      <p className={styles.missing} role="alert">
        {card.scriptMissing}
        <Button variant="outline" onClick={retry}>
          {card.retry}
        </Button>
      </p>
    );
  return (
    <>
      <div className={styles.place}>
        {frame !== null && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a bank's page needs its scripts and its own origin
          <iframe className={styles.frame} src={frame} title={card.frame} sandbox={BANK_MAY} />
        )}
      </div>
      <p className={styles.leave}>
        {card.leaveHint}
        <Button variant="subtle" size="compact" onClick={leave}>
          {card.leave}
        </Button>
      </p>
    </>
  );
};

/** Where the question is shown, as the gateway's script says; it also hears the answer. */
const useQuestion = (script: CardScript, url: string, onAnswer: () => void) => {
  const [frame, setFrame] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    const hear = () => isShown && onAnswer();
    loadCardGateway(script).then(
      (gateway) =>
        isShown &&
        gateway.authenticate(url, {
          performAuthentication: setFrame,
          onSuccess: hear,
          onFailure: hear,
          onPending: hear,
        }),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each question, and for each new try
  }, [url, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { frame, failed, retry };
};

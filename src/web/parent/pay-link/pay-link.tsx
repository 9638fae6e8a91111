import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, data as answer, useParams } from 'react-router';
import type { LinkCharge, LinkView } from '../../../contract/payment-links.ts';
import type { PaymentType } from '../../../domain/billing/payment-methods.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paymentLink as en } from '../../../i18n/en/payment-link.ts';
import { paymentLink as id } from '../../../i18n/id/payment-link.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { apiContext } from '../../frame/context.ts';
import { useBrand, useChoice, useFormats, useLanguage } from '../../frame/page-info.tsx';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { notifyFailure } from '../../shell/notify.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { AccountPage, Note } from '../../shell/account-page.tsx';
import { useBillLessons } from '../enrolment/bill-line.tsx';
import { useTexts } from '../pattern/texts.ts';
import { chargeOfLink } from '../pay/charge.ts';
import { Countdown } from '../pay/countdown-clock.tsx';
import { DemoLink } from '../pay/instructions.tsx';
import MandiriNumbers from '../pay/mandiri-numbers.tsx';
import MandiriSteps from '../pay/mandiri-steps.tsx';
import { Button } from '../../ui/app/button.tsx';
import styles from './pay-link.module.css';
import { Proof, TakenBack } from './pay-link-paid.tsx';
import { QrCode } from '../pay/qr-code.tsx';
import { QrisSteps } from '../pay/qris-instructions.tsx';

const words = { en, id };
const useWords = () => useChoice(words).payer;
const POLL_MS = 4000;
/** Nothing is open here: the family may begin to pay, or what was paid go back. */
const LOOK_MS = 12_000;

/** The address is a secret: it is told to no other page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** A link that leads nowhere is answered as a page that is not there; the page itself says what to do. */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const found = await context
    .get(apiContext)('GET /payment/link/{token}', { params: { token: params['token'] ?? '' } })
    .then(
      () => true,
      (error: unknown) => !isUnknown(error),
    );
  return answer(null, { status: found ? 200 : 404 });
};

const isUnknown = (error: unknown) => isRefusedAs(error, 'not_found', 'invalid_input');

/** A link that leads nowhere is an answer, null, so that the page alone says so and no notification repeats it. */
const statusQuery = (token: string) => {
  const { queryKey, queryFn } = apiQuery('GET /payment/link/{token}/status', { params: { token } });
  return {
    queryKey,
    queryFn: (): Promise<LinkView | null> =>
      queryFn().catch((error: unknown) => {
        if (isUnknown(error)) return null;
        throw error;
      }),
  };
};

/** What whoever was sent a payment link sees: one bill, how it is paid, and that it is. */
export default function PayLink() {
  const { token = '' } = useParams();
  const texts = useWords();
  const query = useQuery({
    ...statusQuery(token),
    staleTime: 0,
    retry: false,
    meta: { polls: true },
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) => {
      if (error !== null || !data) return false;
      if (data.charge?.payment_status === 'PENDING') return POLL_MS;
      return data.state === 'EXPIRED' ? false : LOOK_MS;
    },
  });
  const refetch = () => void query.refetch();
  if (query.data === null) return <Outcome pose="lost" title={texts.unknown} text={texts.unknownText} />;
  // Also instead of what is shown: the link may have been turned off, and its code with it.
  if (isRefusedAs(query.error, 'too_many_tries'))
    return (
      <Outcome pose="lost" title={texts.unknown} text={texts.limitedText}>
        <Button fullWidth loading={query.isFetching} onClick={refetch}>
          {texts.retry}
        </Button>
      </Outcome>
    );
  if (query.data) return <Known token={token} view={query.data} refetch={refetch} />;
  if (query.isError)
    return (
      <Outcome pose="worried" title={texts.failed} text={texts.failedText}>
        <Button fullWidth loading={query.isFetching} onClick={refetch}>
          {texts.retry}
        </Button>
      </Outcome>
    );
  return (
    <AccountPage pose="reading" title={texts.page} shared={texts.shared}>
      <div role="status" aria-label={texts.loading}>
        <Skeleton height={64} margin="16px 0" />
        <Skeleton height={180} />
      </div>
    </AccountPage>
  );
}

type Pose = Parameters<typeof AccountPage>[0]['pose'];

const Outcome = (given: { pose: Pose; title: string; text: string; children?: React.ReactNode }) => {
  const { page } = useWords();
  return (
    <AccountPage pose={given.pose} title={given.title} name={page}>
      <p className={styles.centred} role="status">
        {given.text}
      </p>
      {given.children}
    </AccountPage>
  );
};

interface KnownProps {
  token: string;
  view: LinkView;
  refetch: () => void;
}

const Known = ({ token, view, refetch }: KnownProps) => {
  const texts = useWords();
  const { name: school } = useBrand();
  const { bill, charge, state, paid } = view;
  if (charge?.to_refund) {
    const isOther = charge.other_amount === 'dropped';
    return (
      <Outcome
        pose="worried"
        title={texts.refund}
        text={isOther ? texts.refundOther(school) : texts.refundText(school)}
      >
        {isOther && state !== 'PAID' && (
          <p className={styles.centred}>
            <strong>{texts.refundOtherAsk}</strong>
          </p>
        )}
        <p className={styles.centred}>{texts.order(charge.order_id)}</p>
      </Outcome>
    );
  }
  if (charge?.other_amount === 'under_review')
    return (
      <Outcome pose="reading" title={texts.review} text={texts.reviewText(school)}>
        <p className={styles.centred}>{texts.order(charge.order_id)}</p>
      </Outcome>
    );
  if (paid?.gone_back_at)
    return (
      <AccountPage pose="worried" title={texts.takenBack} name={texts.page}>
        <TakenBack paid={paid} isPaid={state === 'PAID'} />
      </AccountPage>
    );
  if (state === 'PAID')
    return (
      <Outcome pose="celebrating" title={texts.paid} text={texts.paidText}>
        {paid && <Proof paid={paid} />}
      </Outcome>
    );
  // A link whose time is over still shows a charge that was begun in time and can be paid.
  if (!bill) return <Outcome pose="lost" title={texts.expired} text={texts.expiredText} />;
  return (
    <Bill
      token={token}
      bill={bill}
      charge={charge}
      isOver={state !== 'OPEN'}
      familyPaysSince={view.being_paid_since}
      refetch={refetch}
    />
  );
};

interface BillProps extends Omit<KnownProps, 'view'> {
  bill: NonNullable<LinkView['bill']>;
  charge: LinkCharge | null;
  /** the link opens no other charge any more */
  isOver: boolean;
  familyPaysSince: string | null;
}

const Bill = ({ token, bill, charge, isOver, familyPaysSince, refetch }: BillProps) => {
  const texts = useWords();
  const { name: school } = useBrand();
  const language = useLanguage();
  const { moment, date } = useFormats();
  const lessons = useBillLessons({ ...bill, billing_period_start: bill.period_start });
  const [choosing, setChoosing] = useState(false);
  // Whoever has chosen is led on; whoever has just opened the page reads it from its top.
  const [acted, setActed] = useState(false);
  const choose = (isChoosing: boolean) => {
    setChoosing(isChoosing);
    setActed(true);
  };
  const open = charge?.payment_status === 'PENDING' && !choosing ? charge : null;
  return (
    <AccountPage
      pose="reading"
      name={texts.page}
      title={texts.title(bill.child)}
      lead={texts.lead(school, bill.child)}
      shared={texts.shared}
      wide
    >
      <div className={styles.bill}>
        <h2>{language === 'id' ? bill.description_indo : bill.description}</h2>
        <p>
          <span>{texts.amount}</span>{' '}
          <strong>{formatRupiah(rupiah(open?.gross_amount ?? bill.amount))}</strong>
        </p>
        {bill.opens_until !== null && (
          <p className={styles.opens}>{texts.opens(date(startOfDay(calendarDate(bill.opens_until))))}</p>
        )}
        <p className={styles.opens}>{lessons}</p>
      </div>
      {open ? (
        <>
          <HowToPay key={open.order_id} bill={bill} charge={open} refetch={refetch} focused={acted} />
          {!isOver && (
            <Button variant="subtle" fullWidth onClick={() => choose(true)}>
              {texts.other}
            </Button>
          )}
        </>
      ) : (
        <>
          {charge?.payment_status === 'FAILED' && <Note tone="warn">{texts.ended}</Note>}
          <Ways
            token={token}
            bill={bill}
            familyPaysSince={familyPaysSince}
            focused={acted}
            onOpened={() => choose(false)}
          />
        </>
      )}
      <p className={styles.small}>{texts.safe}</p>
      <p className={styles.small}>
        {texts.next} {!isOver && texts.until(moment(new Date(bill.expires_at)))}
      </p>
    </AccountPage>
  );
};

/** A heading that takes the focus when what was clicked to come here is gone. */
const Focused = ({ focused, children }: { focused: boolean; children: React.ReactNode }) => {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) element.current?.focus();
  }, [focused]);
  return (
    <h3 ref={element} tabIndex={-1}>
      {children}
    </h3>
  );
};

interface WaysProps extends Pick<BillProps, 'token' | 'bill' | 'familyPaysSince'> {
  focused: boolean;
  onOpened: () => void;
}

const Ways = ({ token, bill, familyPaysSince, focused, onOpened }: WaysProps) => {
  const texts = useWords();
  const { clock } = useFormats();
  const { method } = useTexts().purchase;
  const client = useQueryClient();
  const [busy, setBusy] = useState<PaymentType | null>(null);
  const pay = async (type: PaymentType) => {
    setBusy(type);
    try {
      const { queryKey } = statusQuery(token);
      // The family may have begun since this was shown: whoever would end its code is told first.
      if (familyPaysSince === null) {
        await client.refetchQueries({ queryKey });
        const now = client.getQueryData<LinkView>(queryKey);
        if (!now?.bill || now.being_paid_since !== null) return;
      }
      const opened = await mutate('POST /payment/link/{token}/charge', {
        params: { token },
        body: { payment_type: type },
      });
      client.setQueryData(queryKey, opened);
      onOpened();
    } catch (error) {
      notifyFailure(error);
      await client.refetchQueries({ queryKey: statusQuery(token).queryKey });
    } finally {
      setBusy(null);
    }
  };
  return (
    <section className={styles.ways}>
      <Focused focused={focused}>{texts.how}</Focused>
      {familyPaysSince !== null && (
        <div className={styles.others} role="alert">
          <strong>{texts.familyPays(clock(new Date(familyPaysSince)))}</strong>
          <p>{texts.familyPaysText}</p>
        </div>
      )}
      {bill.methods.map(({ payment_type: type, gross_amount: gross }) => (
        <Button
          key={type}
          fullWidth
          color="mango"
          loading={busy === type}
          disabled={busy !== null && busy !== type}
          onClick={() => void pay(type)}
        >
          {method[type].name} · {formatRupiah(rupiah(gross))}
        </Button>
      ))}
    </section>
  );
};

const HowToPay = ({
  bill,
  charge: opened,
  refetch,
  focused,
}: Pick<BillProps, 'bill' | 'refetch'> & { charge: LinkCharge; focused: boolean }) => {
  const texts = useWords();
  const { mandiri, pay } = useTexts().purchase;
  const [over, setOver] = useState(false);
  const charge = chargeOfLink(opened, { en: bill.description, id: bill.description_indo });
  const byNumbers = charge.paymentType === 'echannel';
  return (
    <section className={styles.pay}>
      <Focused focused={focused}>{byNumbers ? mandiri.title : pay.title}</Focused>
      {byNumbers ? (
        <MandiriNumbers charge={charge} />
      ) : (
        <QrCode charge={charge} over={over} onRetry={refetch} />
      )}
      {charge.expiresAt !== null && (
        <Countdown
          expiresAt={charge.expiresAt}
          withDay={byNumbers}
          onOver={() => {
            setOver(true);
            refetch();
          }}
        />
      )}
      {charge.demoLink !== null && <DemoLink href={charge.demoLink} />}
      {byNumbers ? <MandiriSteps charge={charge} after={false} /> : <QrisSteps />}
      <p role="status">
        {texts.waiting} {byNumbers && texts.waitingNumbers}
      </p>
      <Button variant="outline" fullWidth onClick={refetch}>
        {texts.check}
      </Button>
      <p className={styles.small}>{texts.order(charge.orderId)}</p>
    </section>
  );
};

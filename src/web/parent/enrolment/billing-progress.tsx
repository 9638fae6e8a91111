import { IconCircleCheck, IconCircleMinus, IconReceipt2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Child } from '../../../contract/objects.ts';
import type { Billing, OpenCharge } from '../../../contract/payment-objects.ts';
import { moneyNow } from '../../../domain/billing/payment-trail.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { add, formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { MoneyWords } from '../../app/billing/money-words.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { useToday } from '../../frame/today.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import layout from '../../ui/page/layout.module.css';
import profileStyles from '../pattern/profile.module.css';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useAgreed, useBillLessons, useBillName, useBillPeriod } from './bill-line.tsx';
import {
  type BillYear,
  billYears,
  endedByLeaving,
  isComing,
  isLate,
  isLookedAt,
  isUnderWay,
  payRefusal,
  timedYears,
  wasPaid,
  waitsOn,
} from './bill-years.ts';
import { UnpaidWords } from './unpaid-words.tsx';
import styles from './billing-progress.module.css';
import { BillLink } from './bill-link.tsx';
import { billsQuery, linksQuery } from './child-queries.ts';
import { ContinueCharge, useChargeWords } from '../pattern/open-charge-note.tsx';
import { useChargeOfBill, useMoneyWatch } from '../pattern/open-charges.ts';
import { AsyncSection } from '../pattern/async-section.tsx';

/** Every bill of every year, and how it stands. */
export const BillingProgress = ({ child }: { child: Child }) => {
  const { tabs, billing } = useTexts().classroom;
  const query = useQuery(billsQuery(child.child_id));
  const links = useQuery(linksQuery(child.child_id)).data?.links ?? [];
  // Somebody else may pay at any moment while a link can be used.
  useMoneyWatch(links.some(({ state }) => state === 'OPEN'));
  return (
    <section className={profileStyles.panel}>
      <h2>{tabs.billing}</h2>
      <AsyncSection query={query} loading={billing.loading}>
        {(bills) =>
          bills.billing.length === 0 ? (
            <NoBills child={child} />
          ) : (
            <>
              <p className={profileStyles.lead}>{billing.lead}</p>
              {billYears(bills.billing).map((year, place, years) =>
                year[0] ? (
                  <Year
                    key={year[0].billing_id}
                    year={year}
                    first={year[0]}
                    child={child}
                    isFirstYear={place === years.length - 1}
                    years={years}
                  />
                ) : null,
              )}
            </>
          )
        }
      </AsyncSection>
    </section>
  );
};

const NoBills = ({ child }: { child: Child }) => {
  const { billing, childStatus } = useTexts().classroom;
  return (
    <EmptyState title={billing.emptyTitle} text={billing.emptyText(child.first_name)}>
      <ButtonLink to={paths.buyCourse(child.child_id)}>{childStatus.buy}</ButtonLink>
    </EmptyState>
  );
};

const moneyOf = (bills: readonly Billing[]) =>
  formatRupiah(add(...bills.map(({ amount }) => rupiah(amount))));

interface YearProps {
  year: BillYear;
  first: Billing;
  child: Child;
  /** the child's first, which pays what is paid once */
  isFirstYear: boolean;
}

const Year = ({ year, first, child, isFirstYear, years }: YearProps & { years: readonly BillYear[] }) => {
  const { billing } = useTexts().classroom;
  const today = useToday();
  const timed = timedYears(years, today);
  const time = timed.length > 1 ? timed.find((one) => one.year === year)?.time : undefined;
  const period = useBillPeriod(first, year.at(-1));
  const id = useId();
  const paid = year.filter(({ status }) => status === 'PAID');
  // What was skipped is not owed any more.
  const owed = year.filter(({ status }) => status !== 'SKIPPED');
  // What was never paid is a purchase, of which the first bill decides; the others would look like a debt.
  const isBegun = wasPaid(year);
  const shown = isBegun ? year : year.slice(0, 1);
  const waits = shown.find((bill) => payRefusal(year, bill, today) === 'earlier_bill_payable');
  const coming = shown.filter((bill) => isComing(bill, today));
  const row = { year, child, isFirstYear, waits };
  return (
    <section className={styles.year} aria-labelledby={id}>
      <h3 id={id}>
        {time && `${billing.yearIs[time]}: `}
        {period}
      </h3>
      {isBegun && (
        <div className={styles.progress}>
          <span>{billing.progress(paid.length, owed.length)}</span>
          <span>{billing.money(moneyOf(paid), moneyOf(owed))}</span>
          <progress value={paid.length} max={owed.length} aria-labelledby={id} />
        </div>
      )}
      <Bills {...row} bills={shown.filter((bill) => !isComing(bill, today))} />
      {coming.length > 0 && (
        <>
          <p className={styles.later} id={`${id}-coming`}>
            <strong>{billing.coming}</strong>
          </p>
          <Bills {...row} bills={coming} labelledBy={`${id}-coming`} />
        </>
      )}
      {shown.length < year.length && <p className={styles.later}>{billing.othersLater}</p>}
    </section>
  );
};

const Bills = ({
  bills,
  waits,
  labelledBy,
  ...year
}: Omit<YearProps, 'first'> & { bills: BillYear; waits: Billing | undefined; labelledBy?: string }) =>
  bills.length > 0 && (
    <ol className={layout.rows} aria-labelledby={labelledBy}>
      {bills.map((bill) => (
        <Bill key={bill.billing_id} bill={bill} {...year} saysWhy={bill === waits} />
      ))}
    </ol>
  );

const icons = { PAID: IconCircleCheck, SKIPPED: IconCircleMinus, PAYABLE: IconReceipt2 };

const Bill = ({
  bill,
  year,
  child,
  isFirstYear,
  saysWhy,
}: Omit<YearProps, 'first'> & {
  bill: Billing;
  /** the first of those that wait for an earlier bill says so for all of them */
  saysWhy: boolean;
}) => {
  const { firstBill, laterYear } = useTexts().classroom.billing;
  const today = useToday();
  const period = useBillPeriod(bill);
  const name = useBillName(bill);
  const lessons = useBillLessons(bill);
  const Icon = icons[bill.status];
  return (
    <li className={styles.bill} data-state={bill.status}>
      <Icon size={26} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h4>{name}</h4>
        <p>{period}</p>
        {!endedByLeaving(bill) && <p>{lessons}</p>}
        {bill.sequence === 1 && <p>{isFirstYear ? firstBill : laterYear}</p>}
        {useAgreed(bill).map((said) => (
          <p key={said}>{said}</p>
        ))}
        <State bill={bill} isBought={wasPaid(year)} child={child} />
        <WhereTheMoneyIs bill={bill} name={name} />
        {isUnderWay(year, bill, today) && <UnpaidWords bill={bill} year={year} child={child} />}
      </div>
      <strong className={styles.amount}>{formatRupiah(rupiah(bill.amount))}</strong>
      {bill.status === 'PAYABLE' && (
        <Pay bill={bill} year={year} child={child} name={name} saysWhy={saysWhy} />
      )}
    </li>
  );
};

const State = ({ bill, isBought, child }: { bill: Billing; isBought: boolean; child: Child }) => {
  const { billing } = useTexts().classroom;
  const { date } = useFormats();
  const today = useToday();
  if (endedByLeaving(bill)) return <p className={styles.state}>{billing.left(child.first_name)}</p>;
  if (bill.status === 'SKIPPED')
    return (
      <>
        <p className={styles.state}>{billing.skippedState}</p>
        <p>{billing.skipped}</p>
      </>
    );
  if (bill.paid_at !== null)
    return <p className={styles.state}>{billing.paidOn(date(new Date(bill.paid_at)))}</p>;
  // What was never bought is not owed (rule R118).
  if (!isBought) return <p className={styles.state}>{billing.notBought}</p>;
  // Beside what was agreed instead.
  if (waitsOn(bill, today)) return null;
  const due = calendarDate(bill.billing_period_start);
  const now = !isComing(bill, today);
  const late = isLate(bill, today);
  const words = late ? billing.overdueSince : billing.due;
  return (
    <p className={styles.state} data-now={now}>
      {now && !late ? billing.dueNow : words(date(startOfDay(due)))}
    </p>
  );
};

/** Where the money of a bill is, as the server says it, and the way to its payment; nothing before a payment was made for it. */
const WhereTheMoneyIs = ({ bill: { money: of }, name }: { bill: Billing; name: string }) => {
  const { money } = useTexts();
  const { moment } = useFormats();
  if (!of) return null;
  const now = moneyNow(of.steps);
  return (
    <div className={styles.money}>
      <Link to={paths.payments(of.order_id)} aria-label={`${name}: ${money.title}`}>
        {money.title}
      </Link>
      {now && (
        <div>
          <MoneyWords
            moment={now}
            say={(instant) => moment(new Date(instant))}
            isLast
            rest={null}
            byCard={of.payment_type === 'credit_card'}
          />
        </div>
      )}
    </div>
  );
};

/** The bill is being paid already, here or in another window. */
const Waits = ({ charge, children }: { charge: OpenCharge; children: ReactNode }) => {
  const { open } = useTexts().payments;
  const { how, until } = useChargeWords(charge);
  return (
    <div className={styles.pay}>
      <ContinueCharge charge={charge} />
      {children}
      <p>
        {open.title}: {how}. {until}
      </p>
    </div>
  );
};

/** Somebody else is paying it: the family is told before it ends the code of whoever it asked. */
const PayerPays = ({
  charge,
  name,
  children,
}: {
  charge: OpenCharge & { billing_id: number };
  name: string;
  children: ReactNode;
}) => {
  const { link } = useTexts().classroom.billing;
  const { clock } = useFormats();
  return (
    <div className={styles.pay}>
      <p>
        <strong>{link.payerPays(clock(new Date(charge.created_at)))}</strong> {link.payInstead}
      </p>
      <ButtonLink
        to={paths.payBill(charge.child_id, charge.billing_id)}
        variant="outline"
        aria-label={link.payOf(name)}
      >
        {link.pay}
      </ButtonLink>
      {children}
    </div>
  );
};

interface PayProps {
  bill: Billing;
  year: BillYear;
  child: Child;
  name: string;
  saysWhy: boolean;
}

const Pay = ({ bill, year, child, name, saysWhy }: PayProps) => {
  const { billing } = useTexts().classroom;
  const today = useToday();
  const charge = useChargeOfBill(bill.billing_id);
  const someoneElse = wasPaid(year) && <BillLink bill={bill} child={child} name={name} />;
  // Nothing more is to be paid while staff look at what came; its row says so.
  if (charge?.under_review || isLookedAt(bill)) return null;
  if (charge?.by_link)
    return (
      <PayerPays charge={{ ...charge, billing_id: bill.billing_id }} name={name}>
        {someoneElse}
      </PayerPays>
    );
  if (charge) return <Waits charge={charge}>{someoneElse}</Waits>;
  if (payRefusal(year, bill, today) !== null)
    return saysWhy && <p className={styles.why}>{billing.earlier}</p>;
  // The first bill of a year that was never paid is the purchase itself.
  const buy = child.latest_academic_year === null ? paths.buyCourse : paths.nextGrade;
  const isAhead = isComing(bill, today);
  const way = wasPaid(year) ? paths.payBill(child.child_id, bill.billing_id) : buy(child.child_id);
  return (
    <div className={styles.pay}>
      <ButtonLink
        to={way}
        {...(isAhead ? { variant: 'outline' } : { color: 'mango' })}
        aria-label={(isAhead ? billing.payAheadOf : billing.payNowOf)(name)}
      >
        {isAhead ? billing.payAhead : billing.payNow}
      </ButtonLink>
      {someoneElse}
    </div>
  );
};

import { Button, Skeleton } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Billing, Child } from '../../../contract/objects.ts';
import { firstGrade } from '../../../domain/enrolment/grade.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { useToday } from '../../frame/today.ts';
import { Face } from '../../ui/app/face.tsx';
import { Age } from '../families/age.tsx';
import { type BillYear, billYears, nextToPay } from '../enrolment/bill-years.ts';
import { BillLine } from '../enrolment/bill-line.tsx';
import styles from './child-head.module.css';
import { accessQuery, billsQuery, latestYearQuery } from '../enrolment/child-queries.ts';
import {
  type ChildStatus,
  type ChildStatusFacts,
  comingStart,
  childStatus,
} from '../enrolment/child-status.ts';

/** Face and name, and under them how things stand for this child and what to do now. */
export const ChildHead = ({ child }: { child: Child }) => {
  const facts = useChildStatusFacts(child);
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Face src={child.image_url} name={child.first_name} size={88} />
        <div className={styles.words}>
          <h1>{fullName(child.first_name, child.last_name)}</h1>
          <p className={styles.facts}>
            <Age birthdate={child.birthdate} />
            <Class child={child} facts={facts} />
          </p>
        </div>
      </div>
      {facts === undefined && <Skeleton height={92} radius="lg" />}
      {facts && <StatusMessage status={childStatus(facts)} facts={facts} />}
    </header>
  );
};

/** Undefined while loading, null when a query failed: the tabs show the error. */
const useChildStatusFacts = (child: Child): ChildStatusFacts | null | undefined => {
  const today = useToday();
  const access = useQuery(accessQuery(child.child_id));
  const bills = useQuery(billsQuery(child.child_id));
  const year = useQuery(latestYearQuery(child.child_id));
  if (access.data && bills.data && year.data)
    return {
      child,
      today,
      access: access.data,
      years: billYears(bills.data.billing),
      latestYear: year.data.academic_year,
    };
  return access.isError || bills.isError || year.isError ? null : undefined;
};

const Class = ({ child, facts }: { child: Child; facts: ChildStatusFacts | null | undefined }) => {
  const { childStatus: texts } = useTexts().classroom;
  const batch =
    facts?.latestYear?.academic_year_id === child.academic_year_id ? facts?.latestYear?.batch : undefined;
  if (child.academic_year_id === null || child.grade === null) return null;
  return (
    <>
      <span>{texts.grade(child.grade)}</span>
      {batch !== undefined && <span>{texts.batch(batch)}</span>}
    </>
  );
};

const StatusMessage = ({ status, facts }: { status: ChildStatus; facts: ChildStatusFacts }) => {
  const texts = useTexts().classroom.childStatus;
  const { date, weekday, moment } = useFormats();
  const name = facts.child.first_name;
  switch (status.kind) {
    case 'new':
      return (
        <Note
          title={status.failed ? texts.failedTitle : texts.newTitle}
          text={status.failed ? texts.failedText(name) : texts.newText(name)}
        >
          <Button component={Link} to={paths.buyCourse(facts.child.child_id)} size="md" color="mango">
            {texts.buy}
          </Button>
        </Note>
      );
    case 'pending':
      return (
        <Note tone="waiting" title={texts.pendingTitle} text={texts.pendingText(name)}>
          <Button component={Link} to={paths.buyCourse(facts.child.child_id)} size="md" color="mango">
            {texts.pay}
          </Button>
        </Note>
      );
    case 'overdue':
      return <Overdue bill={status.bill} child={facts.child} />;
    case 'awaiting':
      return (
        <Note tone="waiting" title={texts.awaitingTitle} text={texts.awaitingText(name)}>
          <dl className={styles.deadline}>
            <dt>{texts.awaitingUntil}</dt>
            <dd>{moment(status.until)}</dd>
          </dl>
          <p>{texts.awaitingNow(name)}</p>
          <p>{texts.awaitingNext}</p>
          <Button
            component="a"
            href={whatsappLink(texts.awaitingMessage(name))}
            target="_blank"
            rel="noreferrer"
            size="md"
            leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
          >
            {texts.awaitingWrite}
          </Button>
          <Begins facts={facts} />
        </Note>
      );
    case 'over':
      return <Note title={texts.overTitle} text={texts.overText(date(startOfDay(status.on)))} />;
    case 'starts':
      return (
        <Note tone="well" title={texts.startsTitle} text={texts.startsText(weekday(startOfDay(status.on)))}>
          <Owed years={facts.years} />
        </Note>
      );
    default:
      return (
        <Note tone="well" title={texts.learningTitle}>
          {facts.child.is_auto && facts.child.grade === firstGrade && <p>{texts.auto}.</p>}
          <PaidUntil facts={facts} />
          <Owed years={facts.years} />
        </Note>
      );
  }
};

const Overdue = ({ bill, child }: { bill: Billing; child: Child }) => {
  const texts = useTexts().classroom.childStatus;
  return (
    <Note tone="overdue" title={texts.overdueTitle(child.first_name)} text={texts.overdueText}>
      <BillLine bill={bill} />
      <Button component={Link} to={paths.payBill(child.child_id, bill.billing_id)} size="md" color="mango">
        {texts.payNow}
      </Button>
    </Note>
  );
};

const Begins = ({ facts }: { facts: ChildStatusFacts }) => {
  const { startsText } = useTexts().classroom.childStatus;
  const { weekday } = useFormats();
  const start = comingStart(facts);
  return start && <p>{startsText(weekday(startOfDay(start)))}</p>;
};

const PaidUntil = ({ facts: { access } }: { facts: ChildStatusFacts }) => {
  const { paidUntil } = useTexts().classroom.childStatus;
  const { date } = useFormats();
  if (!access.billing) return null;
  return <p>{paidUntil(date(startOfDay(calendarDate(access.billing.billing_period_end))))}</p>;
};

const Owed = ({ years }: { years: readonly BillYear[] }) => {
  const { nextBill, paidWhole } = useTexts().classroom.childStatus;
  const { date } = useFormats();
  const bill = nextToPay(years);
  if (!bill) return <p>{paidWhole}</p>;
  const due = date(startOfDay(calendarDate(bill.billing_period_start)));
  return <p>{nextBill(formatRupiah(rupiah(bill.amount)), due)}</p>;
};

interface NoteProps {
  tone?: 'plain' | 'well' | 'waiting' | 'overdue';
  title: string;
  text?: string;
  children?: ReactNode;
}

const Note = ({ tone = 'plain', title, text, children }: NoteProps) => (
  <section className={styles.note} data-tone={tone}>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </section>
);

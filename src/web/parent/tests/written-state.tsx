import type { Child } from '../../../contract/objects.ts';
import type { ChildWrittenTest } from '../../../contract/written-test-objects.ts';
import { writtenTestLength } from '../../../domain/assessment/written-window.ts';
import { calendarDate, compareDates, dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { longDate } from '../../../i18n/dates.ts';
import { paths } from '../../../paths.ts';
import { useBrand, useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import styles from './tests.module.css';
import { closedWords } from './closed-words.ts';
import { useReportAfter } from './use-report-after.ts';
import { useWrittenWords } from './written-words.ts';

export const testMinutes = writtenTestLength / 60_000;

interface Props {
  test: ChildWrittenTest;
  child: Pick<Child, 'child_id' | 'first_name' | 'status'>;
}

/** How a part's written test stands for a child, and the one thing that this leaves to do. */
export const WrittenState = ({ test, child }: Props) => {
  const words = useWrittenWords();
  const language = useLanguage();
  const today = useToday();
  const day = (text: string) => longDate(language, calendarDate(text));
  const name = child.first_name;
  switch (test.state) {
    case 'no_test':
      if (child.status === 'OVER') return <p>{words.wasNoTest}</p>;
      return (
        <p>
          {compareDates(today, calendarDate(test.first_day)) < 0
            ? words.noTest(day(test.first_day))
            : words.late}
        </p>
      );
    case 'closed':
      return <Closed test={test} child={child} />;
    case 'early':
      return (
        <>
          <p>{words.early(name, day(test.first_day))}</p>
          <p>{words.needs(testMinutes)}</p>
        </>
      );
    case 'open':
      return (
        <>
          <p>
            <span className={styles.sign}>{words.isOpen}</span>{' '}
            {test.opened_until === null
              ? words.openUntil(day(test.last_day))
              : words.openAgainUntil(day(test.opened_until))}
          </p>
          <p>{words.needs(testMinutes)}</p>
          <TestLink test={test} child={child} label={words.start} />
        </>
      );
    case 'running':
      return (
        <>
          <p role="status">
            <span className={styles.sign}>{words.isRunning}</span>{' '}
            {words.timeLeft(Math.ceil(test.seconds_left / 60))}
          </p>
          <TestLink test={test} child={child} label={words.goOn} />
        </>
      );
    case 'missed':
      return <Missed test={test} child={child} />;
    case 'reported':
      return <p>{words.notTaken}</p>;
    default:
      return <Taken test={test} child={child} />;
  }
};

const TestLink = ({ test, child, label }: Props & { label: string }) => (
  <ButtonLink to={paths.writtenTest(child.child_id, test.part)} size="md" color="mango">
    {label}
  </ButtonLink>
);

const Closed = ({ test, child }: Props) => {
  const words = useWrittenWords();
  const why = closedWords(words.closedBy, test.closed_by, test.bill);
  return (
    <>
      {why !== null && <p>{why}</p>}
      {test.closed_by === 'bill_unpaid' && (
        <ButtonLink to={paths.child(child.child_id, numberOfChildTab('billing'))} variant="outline">
          {words.toBills}
        </ButtonLink>
      )}
    </>
  );
};

/** Only the school can help with it. */
const Missed = ({ test, child }: Props) => {
  const words = useWrittenWords();
  const brand = useBrand();
  const name = child.first_name;
  // It is opened once more only once.
  const isFirst = test.opened_until === null;
  return (
    <>
      <p>{isFirst ? words.missed(name) : words.missedAgain}</p>
      <ButtonLink
        href={whatsappLink(brand, isFirst ? words.askMissed(name) : words.askMissedAgain(name))}
        target="_blank"
        rel="noreferrer"
        variant="outline"
      >
        {words.ask}
      </ButtonLink>
    </>
  );
};

const Taken = ({ test, child }: Props) => {
  const words = useWrittenWords();
  const language = useLanguage();
  const { finished_at: finishedAt, way, state, sheet_url: sheet } = test;
  const report = useReportAfter(child.child_id, test.part, finishedAt);
  const day = finishedAt === null ? null : longDate(language, dayInJakarta(new Date(finishedAt)));
  return (
    <>
      {day !== null && <p>{way === 'paper' ? words.takenOnPaper(day) : words.takenAtHome(day)}</p>}
      {report === null ? (
        <p role="status">{state === 'sent' ? words.sent : words.marked}</p>
      ) : (
        <Link to={paths.childReports(child.child_id, report)}>{words.inReport}</Link>
      )}
      {sheet !== null && (
        <ButtonLink href={sheet} target="_blank" rel="noreferrer" variant="outline">
          {words.sheet}
        </ButtonLink>
      )}
    </>
  );
};

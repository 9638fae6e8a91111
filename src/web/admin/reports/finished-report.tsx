import type { DeskReport, ReportFacts } from '../../../contract/report-objects.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { ReportSheet } from '../../app/reports/report-sheet.tsx';
import { useLanguage } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import styles from './reports.module.css';
import { minutesOf } from './time-used.ts';

interface Props {
  report: DeskReport;
  facts: ReportFacts;
  onCorrect: () => void;
}

const dayOf = (instant: string) => officeDate(dayInJakarta(new Date(instant)));

/** A report that was handed over, as it is now, and the way to change it after all. */
export const FinishedReport = ({ report, facts, onCorrect }: Props) => {
  const { reports: words } = useTexts().admin;
  const { state, writer, proofreader, handed_over_at: handedOver, published_at: published } = report;
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{words.states[state]}</h2>
      <ul className={styles.way}>
        {handedOver !== null && (
          <li>{words.handedOverOn(dayOf(handedOver), writer?.first_name ?? words.somebody)}</li>
        )}
        {proofreader && <li>{words.proofReadBy(proofreader.first_name)}</li>}
        {published !== null && <li>{words.publishedOn(dayOf(published))}</li>}
        {state === 'published' && (
          <li>
            {report.read_at === null ? words.notReadByFamily : words.readByFamily(dayOf(report.read_at))}
          </li>
        )}
        <li>{words.minutes(minutesOf(report.seconds_spent))}</li>
      </ul>
      <p>
        <Button variant="outline" onClick={onCorrect}>
          {words.correct}
        </Button>
      </p>
      {state !== 'draft' && <p className={styles.soft}>{words.correctNote[state]}</p>}
      <div className={styles.paper}>
        <ReportSheet
          language={useLanguage()}
          name={report.first_name}
          content={report.content}
          facts={facts}
          teacher={writer?.first_name ?? ''}
        />
      </div>
    </section>
  );
};

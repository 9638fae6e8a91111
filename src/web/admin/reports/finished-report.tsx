import { useState } from 'react';
import type { DeskReport, ReportFacts } from '../../../contract/report-objects.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { ReportSheet } from '../../app/reports/report-sheet.tsx';
import { useLanguage } from '../../frame/page-info.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { AskFirst } from '../list/ask-first.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import layout from '../../ui/page/layout.module.css';
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
  const userId = useUser()?.user_id;
  const [isAsking, setAsking] = useState(false);
  // Who changes what a colleague wrote can proof-read it no more, and neither can the colleague.
  const isTaken =
    (report.state === 'written' || report.state === 'proofread') && report.writer?.user_id !== userId;
  const { state, writer, proofreader, handed_over_at: handedOver, published_at: published } = report;
  return (
    <section className={styles.finished} aria-labelledby="finished">
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
        <Button variant="outline" onClick={() => (isTaken ? setAsking(true) : onCorrect())}>
          {words.correct}
        </Button>
      </p>
      <AskFirst
        asked={
          isAsking
            ? {
                ask: words.correctTakes(writer?.first_name ?? words.somebody),
                words: { yes: words.correctYes },
                content: report.may_proof_read && (
                  <ButtonLink to={paths.adminProofReading(report.report_id)}>
                    {words.giveBackInstead}
                  </ButtonLink>
                ),
              }
            : null
        }
        onYes={onCorrect}
        onNo={() => setAsking(false)}
      />
      {state !== 'draft' && <p className={layout.soft}>{words.correctNote[state]}</p>}
      <div className={styles.paper}>
        <ReportSheet
          language={useLanguage()}
          name={report.first_name}
          content={report.content}
          facts={facts}
          teacher={report.teacher}
          correctedBy={report.corrected_by}
        />
      </div>
    </section>
  );
};

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { REPORT_MAX_BYTES, type ReportThere, type SettlementReport } from '../../../contract/day-close.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { isRefusedAs } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import { officeDate } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { Alert } from '../../ui/app/alert.tsx';
import styles from './day-close.module.css';
import { reportProblemWords } from './report-problem-words.ts';
import { type Dropped, CsvDrop } from '../upload/csv-drop.tsx';
import { lostDaysWords, takenWords } from './report-words.ts';

/** Takes the payment service's report: dropped, or chosen; what cannot be read is said in words. */
export const ReportDrop = ({ month, reports }: { month: string; reports: readonly SettlementReport[] }) => {
  const { dayClose } = useTexts().admin;
  const words = dayClose.report;
  const taking = useTaking(month);
  const lost = lostDaysWords(taking.waiting?.there ?? [], words);
  return (
    <section className={formStyles.card} aria-labelledby="report">
      <h2 id="report">{words.title}</h2>
      <CsvDrop
        label={taking.isPending ? words.reading : words.choose}
        maxBytes={REPORT_MAX_BYTES}
        isBusy={taking.isPending}
        onFile={taking.take}
      >
        <p>{words.lead}</p>
        <p className={styles.columns}>{words.columns}</p>
      </CsvDrop>
      {taking.problem !== null && (
        <Alert color="rosella" role="alert" title={words.unreadable}>
          {taking.problem}
        </Alert>
      )}
      {reports.length > 0 && (
        <div>
          <h3>{words.list}</h3>
          <ReportNames reports={reports} />
          {reports.some(({ rows_beside: beside }) => beside > 0) && <p>{words.besideNote}</p>}
        </div>
      )}
      <AskFirst
        asked={
          taking.waiting && {
            ask: words.askReplace,
            note: words.replaceNote,
            content: <GivingWay there={taking.waiting.there} />,
            words: { yes: lost === null ? words.replaceYes : words.loseYes },
            isDestructive: lost !== null,
          }
        }
        onYes={taking.replace}
        onNo={taking.giveUp}
      />
    </section>
  );
};

/** The reports that give way, and the days that are left without one. */
const GivingWay = ({ there }: { there: readonly ReportThere[] }) => {
  const lost = lostDaysWords(there, useTexts().admin.dayClose.report);
  return (
    <>
      <ReportNames reports={there} />
      {lost !== null && <p className={styles.lost}>{lost}</p>}
    </>
  );
};

type NamedReport = Omit<ReportThere, 'days_lost'> & Partial<Pick<SettlementReport, 'rows_beside'>>;

/** What names reports: their files, days and how many rows they have, and how many of those are of other months. */
const ReportNames = ({ reports }: { reports: readonly NamedReport[] }) => {
  const { report } = useTexts().admin.dayClose;
  return (
    <ul className={styles.reports}>
      {reports.map(
        ({
          report_id: id,
          file_name: name,
          first_day: first,
          last_day: last,
          row_count: rows,
          rows_beside: beside = 0,
        }) => (
          <li key={id}>
            <strong>{name}</strong> {report.row(rows, officeDate(first), officeDate(last))}
            {beside > 0 && `, ${report.beside(beside)}`}
          </li>
        ),
      )}
    </ul>
  );
};

/** Reads a file and sends it; when another report is there, it waits for a word. */
const useTaking = (month: string) => {
  const { dayClose } = useTexts().admin;
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<(Dropped & { there: readonly ReportThere[] }) | null>(null);
  // What is said here in place is no failure that a message at the edge has to tell of, too.
  const sending = useMutation({
    mutationFn: async ({ replaces, ...dropped }: Dropped & { replaces: number[] }) => {
      try {
        return await mutate('POST /payment/settlement-report', { body: { month, ...dropped, replaces } });
      } catch (error) {
        if (isRefusedAs(error, 'report_there')) setWaiting({ ...dropped, there: error.reports });
        else if (isRefusedAs(error, 'report_unreadable') && error.report)
          setProblem(reportProblemWords(error.report, dayClose.report, { month, language }));
        else throw error;
        return null;
      }
    },
    onSuccess: (answer) => {
      if (answer === null) return;
      const { message, report, already } = answer;
      notifyDone({
        message,
        about: ({ admin: { dayClose: said } }) =>
          already ? said.report.already : takenWords(report, said.report),
      });
    },
  });
  const take = (file_name: string, content: string | null) => {
    setProblem(content === null ? dayClose.report.problems.too_large() : null);
    if (content !== null) sending.mutate({ file_name, content, replaces: [] });
  };
  return {
    problem,
    waiting,
    isPending: sending.isPending,
    take,
    replace: () => {
      setWaiting(null);
      if (!waiting) return;
      const { there, ...dropped } = waiting;
      sending.mutate({ ...dropped, replaces: there.map(({ report_id: id }) => id) });
    },
    giveUp: () => setWaiting(null),
  };
};

import { paths } from '../../../paths.ts';
import { ReportSheet } from '../../app/reports/report-sheet.tsx';
import { reportWords } from '../../app/reports/report-words.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Link } from '../../shell/link.tsx';
import { updateScreen } from '../form/form-screen.tsx';
import { recordId } from '../list/record-id.ts';
import formStyles from '../list/office-form.module.css';
import listStyles from '../list/office-list.module.css';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { namesOf } from './names-of.ts';
import { ProofAnswer } from './proof-answer.tsx';
import { useDeskNames } from './report-words.ts';
import { deskReportQuery } from './reports-query.ts';
import styles from './reports.module.css';

export const handle = { title: ({ admin }: OfficeTexts) => admin.reports.proofTitle };

const screen = updateScreen('reportId', (id) => deskReportQuery(recordId(id)));
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

/** A report as its family will read it, in both languages, and what a second person says of it. */
export default function AdminProofReading() {
  const { reports: words } = useTexts().admin;
  const { unitsOf } = useDeskNames();
  const { report, proofreaders } = screen.useRecord();
  const { first_name: name, grade, content, facts } = report;
  return (
    <section className={`${listStyles.screen} ${listStyles.wide}`}>
      <PageHead title={words.reportOf(name)} />
      <Link className={formStyles.back} to={paths.adminToProofRead}>
        ← {words.proofBack}
      </Link>
      <h1>{words.proofRow(name, grade, unitsOf(report))}</h1>
      {facts && (
        <div className={styles.both}>
          {(['en', 'id'] as const).map((language) => (
            <section
              key={language}
              className={styles.paper}
              lang={language}
              aria-labelledby={`in-${language}`}
            >
              <h2 id={`in-${language}`}>{reportWords(language).of(name)}</h2>
              <ReportSheet
                language={language}
                name={name}
                content={content}
                facts={facts}
                teacher={report.teacher}
                correctedBy={report.corrected_by}
              />
            </section>
          ))}
        </div>
      )}
      {report.may_proof_read ? (
        <ProofAnswer report={report} />
      ) : (
        <p role="status">
          {report.state === 'written' ? words.proofOwn(namesOf(proofreaders, words.and)) : words.proofGone}
        </p>
      )}
    </section>
  );
}

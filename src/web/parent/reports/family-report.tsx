import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { FamilyReport } from '../../../contract/report-objects.ts';
import type { Child } from '../../../contract/objects.ts';
import { firstUnitOf, isPartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { isCorrection } from '../../../domain/reports/report-states.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { ReportSheet } from '../../app/reports/report-sheet.tsx';
import { FamilyMedia } from '../../app/upload/family-media.tsx';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { reportsQuery } from '../enrolment/child-queries.ts';
import { useReportWords } from './reports-words.ts';
import styles from './reports.module.css';

/** Grade 2 · Units 1 to 3 */
export const useReportTitle = ({ grade, part, unit }: FamilyReport): string => {
  const words = useReportWords();
  return `${words.grade(grade)} · ${words.units(isPartOfYear(part) ? firstUnitOf(part) : unit, unit)}`;
};

/** One report, as it was published last. Opening it says to the school that it was read. */
export const FamilyReportPage = ({
  report,
  earlier,
  child,
}: {
  report: FamilyReport;
  /** the report before it in the same year */
  earlier?: FamilyReport | undefined;
  child: Child;
}) => {
  const words = useReportWords();
  const language = useLanguage();
  const { date } = useFormats();
  const title = useReportTitle(report);
  const { ladder, remarks, next_steps, text, published_at: publishedAt } = report;
  const day = date(new Date(publishedAt));
  useReading(report);
  return (
    <section aria-labelledby="report">
      <h2 id="report">{title}</h2>
      <p className={styles.quiet}>
        {isCorrection(report.version) ? words.correctedOn(day) : words.publishedOn(day)}
      </p>
      {isCorrection(report.version) && <p className={styles.corrected}>{words.correctedText}</p>}
      <ReportSheet
        language={language}
        name={child.first_name}
        content={{ ladder, remarks, next_steps, text }}
        earlier={earlier?.ladder}
        facts={report}
        teacher={report.teacher}
        correctedBy={report.corrected_by}
      >
        {report.recordings && (
          <Recordings
            first={report.recordings.first}
            latest={report.recordings.latest}
            childId={child.child_id}
            name={child.first_name}
          />
        )}
      </ReportSheet>
      <section className={styles.downloads} aria-labelledby="downloads">
        <h3 id="downloads">{words.downloads}</h3>
        <p>
          {([language, language === 'en' ? 'id' : 'en'] as const).map((one) => (
            <ButtonLink
              key={one}
              href={paths.reportPdf(report.report_id, one)}
              variant={one === language ? 'filled' : 'outline'}
              download
            >
              <IconDownload size={20} aria-hidden="true" /> {words.pdf[one]}
            </ButtonLink>
          ))}
        </p>
      </section>
    </section>
  );
};

/** Says that the version which is shown was opened, where nobody has said so. */
const useReading = ({ report_id: reportId, read_at: readAt }: FamilyReport) => {
  const { mutate: say } = useMutation({
    mutationFn: (id: number) => mutate('POST /report/read', { body: { report_id: id } }),
  });
  const isUnread = readAt === null;
  useEffect(() => {
    if (isUnread) say(reportId);
  }, [isUnread, reportId, say]);
};

interface RecordingsProps extends NonNullable<FamilyReport['recordings']> {
  childId: number;
  name: string;
}

/** A child's own voice at the beginning of its year and now. */
const Recordings = ({ first, latest, childId, name }: RecordingsProps) => {
  const words = useReportWords();
  const client = useQueryClient();
  const { date } = useFormats();
  const heard = { first, latest };
  const titles = { first: words.recordingFirst, latest: words.recordingLatest };
  return (
    <section aria-labelledby="recordings">
      <h3 id="recordings">{words.recordings(name)}</h3>
      <div className={styles.recordings}>
        {(['first', 'latest'] as const).map((which) => (
          <div key={which}>
            <h4>{titles[which]}</h4>
            <p className={styles.quiet}>{date(new Date(heard[which].made_at))}</p>
            <FamilyMedia
              kind="sound"
              newest={heard[which].media_url}
              label={words.play[which]}
              words={{ broken: words.broken, again: words.again }}
              onAgain={() => void client.refetchQueries({ queryKey: reportsQuery(childId).queryKey })}
            />
          </div>
        ))}
      </div>
    </section>
  );
};

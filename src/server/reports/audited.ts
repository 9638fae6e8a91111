import { reportSkills } from '../../domain/reports/ladder.ts';
import type { ReportView } from './report-store.ts';

/** What the audit log calls a report: its part, never the child's name, which would outlive the child there. */
export const reportName = ({ report }: Pick<ReportView, 'report'>) => String(report.part);

/** What tells which report it was. */
export const reportContext = ({ childId, batch }: Pick<ReportView, 'childId' | 'batch'>) => ({
  child_id: childId,
  batch,
});

/** What the audit log keeps of a report: how far it is and how much it holds, not what it says of the child. */
export const auditedReport = ({ report }: Pick<ReportView, 'report'>) => ({
  stage: report.state,
  revision: report.revision,
  steps: reportSkills.filter((skill) => report.content.ladder[skill] !== null).length,
  remarks: report.content.remarks.length,
  next_steps: report.content.nextSteps.length,
  own_words: report.content.text.en !== '' || report.content.text.id !== '',
});

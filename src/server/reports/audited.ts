import { reportSkills } from '../../domain/reports/ladder.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Writer } from './context.ts';
import type { ReportView } from './report-store.ts';

/** What the audit log keeps of a report: how far it is and how much it holds, not what it says of the child. */
const auditedReport = ({ report }: Pick<ReportView, 'report'>) => ({
  stage: report.state,
  revision: report.revision,
  steps: reportSkills.filter((skill) => report.content.ladder[skill] !== null).length,
  remarks: report.content.remarks.length,
  next_steps: report.content.nextSteps.length,
  own_words: report.content.text.en !== '' || report.content.text.id !== '',
});

/** Says in the audit log what somebody made of a report, called by its part: the child's name would outlive the child there. */
export const recordReport = (
  tx: Tx,
  { by, at }: { by: Writer; at: Date },
  before: Pick<ReportView, 'report'> | null,
  after: ReportView,
): Promise<void> =>
  recordChange(tx, {
    by: by.userId,
    at,
    kind: 'report',
    objectId: after.report.reportId,
    name: String(after.report.part),
    context: { child_id: after.childId, batch: after.batch },
    before: before && auditedReport(before),
    after: auditedReport(after),
  });

import type {
  DeskReport,
  ReportContent,
  ReportFacts,
  ReportRecordings,
} from '../../contract/report-objects.ts';
import { lastUnitOf } from '../../domain/assessment/parts-of-year.ts';
import { mayProofRead } from '../../domain/reports/report-states.ts';
import { saidOf } from '../../domain/reports/sentences.ts';
import type { ReadySound } from '../family-uploads/ready-sounds.ts';
import type { ReportsContext } from './context.ts';
import type { KeptContent, KeptSentence } from '../../domain/reports/content.ts';
import type { KeptFacts } from './tables.ts';
import { type ReportView, partOf, writersOf } from './report-store.ts';

/** What a report says of a child, under the name that it has now. */
export const presentContent = (content: KeptContent, firstName: string): ReportContent => {
  const said = ({ sentenceId, group, en, id }: KeptSentence) => ({
    sentence_id: sentenceId,
    group,
    en: saidOf(en, firstName),
    id: saidOf(id, firstName),
  });
  return {
    ladder: content.ladder,
    remarks: content.remarks.map(said),
    next_steps: content.nextSteps.map(said),
    text: content.text,
  };
};

/** What was known, without the numbers of its recordings. */
export const presentFacts = ({
  attendance,
  videos,
  tasks,
  written,
  oral,
  ...waiting
}: KeptFacts): ReportFacts => ({
  attendance,
  videos,
  tasks,
  written,
  written_to_mark: waiting.written_to_mark ?? null,
  oral,
  oral_booked: waiting.oral_booked ?? null,
});

const person = (userId: number | null, firstName: string | null) =>
  userId === null || firstName === null ? null : { user_id: userId, first_name: firstName };

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** Who wrote it first and who corrected it, as it will say once it is published as it stands. */
const named = (publishedBy: ReportView['publishedBy'], writer: ReportView['publishedBy'][number]) => {
  const { teacher, correctedBy } = writersOf([...publishedBy, writer]);
  return { teacher, corrected_by: [...correctedBy] };
};

/** A report as somebody of the staff sees it. */
export const presentReport = (
  { report, published, ...view }: ReportView,
  { userId }: { userId: number },
): DeskReport => ({
  report_id: report.reportId,
  child_id: view.childId,
  first_name: view.firstName,
  part: report.part,
  unit: lastUnitOf(partOf(report)),
  grade: view.grade,
  batch: view.batch,
  state: report.state,
  revision: report.revision,
  content: presentContent(report.content, view.firstName),
  same_words: report.content.sameWords ?? false,
  facts: report.facts && presentFacts(report.facts),
  writer: person(report.writerId, view.writerName),
  ...named(view.publishedBy, { userId: report.writerId, firstName: view.writerName }),
  handed_over_at: iso(report.handedOverAt),
  proofreader: person(report.proofreaderId, view.proofreaderName),
  proof_remark: report.proofRemark,
  published_at: iso(published?.publishedAt),
  published_revision: published?.revision ?? null,
  read_at: iso(published?.readAt),
  seconds_spent: report.secondsSpent,
  may_proof_read: mayProofRead(report, userId),
  version: report.version,
});

/** Two recordings, each with an address that is good for some minutes. */
export const presentRecordings = async (
  { addressOf }: Pick<ReportsContext, 'addressOf'>,
  pair: { readonly first: ReadySound; readonly latest: ReadySound } | null,
): Promise<ReportRecordings> => {
  if (!pair) return null;
  const present = async ({ uploadId, seconds, createdAt }: ReadySound) => {
    const { url, until } = await addressOf(uploadId);
    return {
      upload_id: uploadId,
      made_at: createdAt.toISOString(),
      seconds,
      media_url: url,
      media_until: until.toISOString(),
    };
  };
  return { first: await present(pair.first), latest: await present(pair.latest) };
};

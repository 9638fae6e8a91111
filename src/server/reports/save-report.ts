import { isDeepStrictEqual } from 'node:util';
import type { DeskReport } from '../../contract/report-objects.ts';
import { type Refused, isRefused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import type { Ladder } from '../../domain/reports/ladder.ts';
import { afterChange } from '../../domain/reports/report-states.ts';
import type { InBoth, SentenceGroup } from '../../domain/reports/sentences.ts';
import { countedSeconds } from '../../domain/reports/time-spent.ts';
import { isStale } from '../../domain/values/version.ts';
import type { KeptContent, KeptSentence } from '../../domain/reports/content.ts';
import type { Tx } from '../platform/db/database.ts';
import type { ReportsContext, Writer } from './context.ts';
import { findAgain, lockOwnReport, rightTo, yearOf } from './find-own.ts';
import { presentReport } from './present.ts';
import { type ReportRow, noteSeconds, updateReport } from './report-store.ts';
import { allSentences } from './sentence-bank.ts';
import { recordReport } from './audited.ts';

/** What a teacher chose and wrote. */
export interface Chosen {
  readonly ladder: Ladder;
  /** the ids of sentences */
  readonly remarks: readonly string[];
  readonly nextSteps: readonly string[];
  readonly text: InBoth;
  /** absent: as before */
  readonly sameWords?: boolean | undefined;
}

/** What a report says once it is kept: sentences it holds already stay as they were, also when the bank has lost them. */
const contentOf = async (
  tx: Tx,
  before: KeptContent,
  { ladder, remarks, nextSteps, text, sameWords = before.sameWords }: Chosen,
): Promise<KeptContent | Refused<'sentence_gone'>> => {
  const known = new Map(
    [...(await allSentences(tx)), ...before.remarks, ...before.nextSteps].map(
      (one) => [one.sentenceId, one] as const,
    ),
  );
  const chosen = (ids: readonly string[], groups: readonly SentenceGroup[]): KeptSentence[] =>
    ids.flatMap((id) => {
      const one = known.get(id);
      return one && groups.includes(one.group) ? [one] : [];
    });
  const content = {
    ladder,
    remarks: chosen(remarks, ['strengths', 'grow']),
    nextSteps: chosen(nextSteps, ['home']),
    text,
    ...(sameWords !== undefined && { sameWords }),
  };
  const isWhole = content.remarks.length === remarks.length && content.nextSteps.length === nextSteps.length;
  return isWhole ? content : refuse('sentence_gone');
};

const secondsOf = ({ openedAt, savedAt }: ReportRow, said: number, now: Date): number =>
  countedSeconds(said, savedAt && savedAt > openedAt ? savedAt : openedAt, now);

/** Keeps what a report says; what was handed over or published becomes a draft again when it says something else (rules R214 to R216). */
export const saveReport = (
  { database, clock }: Pick<ReportsContext, 'database' | 'clock'>,
  {
    by,
    reportId,
    version,
    seconds,
    ...chosen
  }: Chosen & { by: Writer; reportId: number; version: number | undefined; seconds: number },
): Promise<
  { report: DeskReport } | Refused<'not_found' | 'changed_meanwhile' | 'report_not_open' | 'sentence_gone'>
> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const view = await lockOwnReport(tx, by, reportId);
    if (!view) return refuse('not_found');
    const { report } = view;
    if (isStale(version, report.version))
      return refuseAsChanged({ progress_report: presentReport(view, by) });
    if (rightTo(await yearOf(tx, view), view, now) !== 'open') return refuse('report_not_open');
    const content = await contentOf(tx, report.content, chosen);
    if (isRefused(content)) return content;
    const counted = secondsOf(report, seconds, now);
    if (isDeepStrictEqual(content, report.content)) {
      await noteSeconds(tx, reportId, { secondsSpent: report.secondsSpent + counted, savedAt: now });
      return { report: presentReport(await findAgain(tx, reportId), by) };
    }
    const next = afterChange({ ...report }, by.userId);
    await updateReport(tx, reportId, {
      ...next,
      writers: [...next.writers],
      content,
      facts: null,
      writerId: by.userId,
      handedOverAt: null,
      proofreaderId: report.state === 'draft' ? report.proofreaderId : null,
      savedAt: now,
      secondsSpent: next.revision === report.revision ? report.secondsSpent + counted : counted,
    });
    const after = await findAgain(tx, reportId);
    await recordReport(tx, { by, at: now }, view, after);
    return { report: presentReport(after, by) };
  });

import { isDeepStrictEqual } from 'node:util';
import { afterNewResult } from '../../domain/reports/report-states.ts';
import type { Tx } from '../platform/db/database.ts';
import type { ReportsContext } from './context.ts';
import { yearOf } from './find-own.ts';
import { factsToKeep } from './hand-over.ts';
import { publishedReports } from './published-reports.ts';
import { findReport, lockReports, reportOfPart, updateReport } from './report-store.ts';

/**
 * A result of a part's tests was said or corrected: a report that was handed over with another one is proof-read again, by somebody else
 * than `by`, the account of who said it; null: the server did (rule R215).
 */
export const followResult = async (
  context: Pick<ReportsContext, 'coursesOfGrade'>,
  tx: Tx,
  { enrolmentId, part, by, now }: { enrolmentId: number; part: number; by: number | null; now: Date },
): Promise<void> => {
  const found = await reportOfPart(tx, { enrolmentId, part });
  if (!found) return;
  await lockReports(tx, [found.report.reportId]);
  const view = await findReport(tx, found.report.reportId);
  const next = view && afterNewResult({ ...view.report }, by);
  if (!view || !next) return;
  const { report } = view;
  const facts = await factsToKeep(context, tx, { year: await yearOf(tx, view), report, now });
  const isSame =
    isDeepStrictEqual(facts.written, report.facts?.written) &&
    isDeepStrictEqual(facts.oral, report.facts?.oral);
  if (isSame) return;
  await updateReport(tx, report.reportId, {
    ...next,
    writers: [...next.writers],
    facts: { ...facts, recordings: report.facts?.recordings ?? facts.recordings },
    handedOverAt: now,
    proofreaderId: null,
    proofRemark: '',
    ...(next.revision !== report.revision && { secondsSpent: 0 }),
  });
};

/** Whether the report of a part of a year was ever published; it is held until the transaction ends. */
export const isPublishedOf = async (
  tx: Tx,
  { enrolmentId, part }: { enrolmentId: number; part: number },
): Promise<boolean> => {
  const found = await reportOfPart(tx, { enrolmentId, part });
  if (!found) return false;
  await lockReports(tx, [found.report.reportId]);
  const published = await publishedReports(tx, [enrolmentId]);
  return published.get(enrolmentId)?.some((one) => one.part === part) ?? false;
};

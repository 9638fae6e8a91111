import type { ReportContent, ReportFacts } from '../../contract/report-objects.ts';
import { firstUnitOf, lastUnitOf } from '../../domain/assessment/parts-of-year.ts';
import { isCorrection } from '../../domain/reports/report-states.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { presentContent, presentFacts } from './present.ts';
import { type ReportView, partOf, writersOf } from './report-store.ts';

/** What stands on the paper of a report. */
export interface ReportPaper {
  /** of the child */
  readonly fullName: string;
  readonly firstName: string;
  readonly batch: number;
  readonly grade: number;
  readonly firstUnit: number;
  readonly lastUnit: number;
  readonly publishedAt: Date;
  readonly isCorrection: boolean;
  /** the first name of whoever wrote it first; '' when nobody is known */
  readonly teacher: string;
  /** of everybody else who corrected it, in order */
  readonly correctedBy: readonly string[];
  readonly content: ReportContent;
  /** the steps of the report before it in this year; null: it is the first */
  readonly earlier: ReportContent['ladder'] | null;
  readonly facts: ReportFacts;
}

/** The published revision of a report, as it is printed. */
export const reportPaper = (
  view: ReportView & { published: NonNullable<ReportView['published']> },
  earlier: ReportView | undefined,
): ReportPaper => {
  const { published, firstName, lastName } = view;
  const part = partOf(view.report);
  return {
    fullName: fullName(firstName, lastName),
    firstName,
    batch: view.batch,
    grade: view.grade,
    firstUnit: firstUnitOf(part),
    lastUnit: lastUnitOf(part),
    publishedAt: published.publishedAt,
    isCorrection: isCorrection(published.revision),
    ...writersOf(view.publishedBy),
    content: presentContent(published.content, firstName),
    earlier: earlier?.published?.content.ladder ?? null,
    facts: presentFacts(published.facts),
  };
};

import type { CertificateYear } from '../../contract/certificate-objects.ts';
import type { FamilyReport } from '../../contract/report-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type FamilyScope, type OwnFamilyId, isInScope } from '../../domain/access/family-scope.ts';
import { firstUnitOf, lastUnitOf } from '../../domain/assessment/parts-of-year.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fileNamePart } from '../../domain/values/file-name.ts';
import type { Language } from '../../i18n/language.ts';
import { type KnownEnrolment, enrolmentsInScope } from '../enrolment/enrolments-of.ts';
import { type ReadySound, readySounds } from '../family-uploads/ready-sounds.ts';
import type { Database } from '../platform/db/database.ts';
import type { PdfAnswer } from '../platform/http/file-answer.ts';
import type { ReportsContext } from './context.ts';
import { rightTo, yearOf } from './find-own.ts';
import { presentContent, presentFacts, presentRecordings } from './present.ts';
import { reportPaper } from './report-paper.ts';
import {
  type ReportView,
  findReport,
  lockReports,
  partOf,
  reportsOfYears,
  setRead,
  writersOf,
} from './report-store.ts';
import type { ScopeAbout } from '../accounts/scope-about.ts';

/** A report of which the family has a revision. */
type Published = ReportView & { published: NonNullable<ReportView['published']> };
const isPublished = (view: ReportView): view is Published => view.published !== null;

/** The recordings that stand in a report, while both are still there. */
const recordingsIn = ({ published }: Published, sounds: readonly ReadySound[]) => {
  const kept = published.facts.recordings;
  const first = sounds.find(({ uploadId }) => uploadId === kept?.first);
  const latest = sounds.find(({ uploadId }) => uploadId === kept?.latest);
  return first && latest ? { first, latest } : null;
};

const presentPublished = async (
  context: Pick<ReportsContext, 'addressOf'>,
  view: Published,
  sounds: readonly ReadySound[],
): Promise<FamilyReport> => {
  const { report, published, firstName, academicYearId, grade } = view;
  const { teacher, correctedBy } = writersOf(view.publishedBy);
  return {
    report_id: report.reportId,
    academic_year_id: academicYearId,
    grade,
    part: report.part,
    unit: lastUnitOf(partOf(report)),
    published_at: published.publishedAt.toISOString(),
    version: published.revision,
    ...presentFacts(published.facts),
    ...presentContent(published.content, firstName),
    teacher,
    corrected_by: [...correctedBy],
    recordings: await presentRecordings(context, recordingsIn(view, sounds)),
    read_at: published.readAt?.toISOString() ?? null,
  };
};

/** The published reports of a child whose bills are paid, the newest part first (rules R212, R215). */
export const showChildReports = async (
  context: Pick<ReportsContext, 'database' | 'clock' | 'addressOf' | 'certificatesOf'>,
  scope: FamilyScope,
  childId: number,
): Promise<{ reports: FamilyReport[]; certificates: CertificateYear[] } | Refused<'not_found'>> => {
  const { db } = context.database;
  const now = context.clock.now();
  const enrolments = await enrolmentsInScope(db, scope, childId);
  if (!enrolments) return refuse('not_found');
  const years = new Map<number, KnownEnrolment>(enrolments.map((year) => [year.enrolmentId, year]));
  const views = (await reportsOfYears(db, [...years.keys()])).filter(isPublished).filter((view) => {
    const year = years.get(view.report.enrolmentId);
    return year !== undefined && rightTo(year, view, now) === 'open';
  });
  const sounds = views.some(({ published }) => published.facts.recordings)
    ? await readySounds(db, [childId])
    : [];
  return {
    reports: await Promise.all(views.map((view) => presentPublished(context, view, sounds))),
    certificates: await context.certificatesOf(db, enrolments, dayInJakarta(now)),
  };
};

/** A report that lies within the scope and that the family has, while its bill is paid. */
const findPublished = async (
  db: Database,
  scopeAbout: ScopeAbout,
  reportId: number,
  now: Date,
): Promise<Published | null> => {
  const view = await findReport(db, reportId);
  if (!view || !isPublished(view) || !isInScope(await scopeAbout(view.childId), view.familyId)) return null;
  return rightTo(await yearOf(db, view), view, now) === 'open' ? view : null;
};

/** A parent has opened a report; the first time is kept, and staff see it. */
export const readReport = (
  { database, clock }: Pick<ReportsContext, 'database' | 'clock'>,
  familyId: OwnFamilyId,
  reportId: number,
): Promise<{ read_at: string } | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    await lockReports(tx, [reportId]);
    const view = await findPublished(tx, async () => familyId, reportId, now);
    if (!view) return refuse('not_found');
    await setRead(tx, view.published, now);
    return { read_at: (view.published.readAt ?? now).toISOString() };
  });

/** A report as the family has it, on paper. */
export const printReport = async (
  { database: { db }, clock, print }: Pick<ReportsContext, 'database' | 'clock' | 'print'>,
  scopeAbout: ScopeAbout,
  { reportId, language }: { reportId: number; language: Language },
): Promise<PdfAnswer | Refused<'not_found'>> => {
  const view = await findPublished(db, scopeAbout, reportId, clock.now());
  if (!view) return refuse('not_found');
  const ofYear = await reportsOfYears(db, [view.report.enrolmentId]);
  const earlier = ofYear.find(({ report }) => report.part === view.report.part - 1);
  const part = partOf(view.report);
  const name = [
    language === 'id' ? 'kancil-rapor' : 'kancil-report',
    fileNamePart(view.firstName),
    `unit-${firstUnitOf(part)}-${lastUnitOf(part)}`,
  ];
  return {
    fileName: `${name.filter(Boolean).join('-')}.pdf`,
    pdf: await print(language, reportPaper(view, earlier)),
  };
};

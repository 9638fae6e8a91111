import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { isInScope } from '../../domain/access/family-scope.ts';
import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { groupedCode } from '../../domain/certificates/certificate-code.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fileNamePart } from '../../domain/values/file-name.ts';
import { certificatePaper } from '../../i18n/en/certificates.ts';
import { absolute, paths } from '../../paths.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { childrenWithPage } from '../families/certificate-pages.ts';
import type { PdfAnswer } from '../platform/http/file-answer.ts';
import { type CertificateRow, findCertificate } from './certificate-store.ts';
import { type JudgedYear, judgeYears } from './certified-years.ts';
import type { CertificatesContext, PrintedCertificate } from './context.ts';
import { readyIn } from './list-certificates.ts';
import type { ScopeAbout } from '../accounts/scope-about.ts';

type Context = Pick<CertificatesContext, 'database' | 'clock' | 'publicUrl' | 'print'>;

/** Pages of one file. */
const MOST_PAGES = 200;

const toPrint = (
  { year }: Pick<JudgedYear, 'year'>,
  row: CertificateRow,
  { publicUrl, pages }: { publicUrl: string; pages: ReadonlySet<number> },
): PrintedCertificate => {
  const code = groupedCode(row.code);
  return {
    name: row.name,
    grade: row.grade,
    firstDay: year.startDate,
    lastDay: endDateOf(year.startDate),
    issuedOn: dayInJakarta(row.issuedAt),
    teacher: row.teacher,
    owner: row.owner,
    code,
    address: pages.has(year.childId) ? absolute(publicUrl, paths.verify(code)) : null,
  };
};

/** One certificate, while it stands. */
export const printCertificate = async (
  { database: { db }, clock, publicUrl, print }: Context,
  scopeAbout: ScopeAbout,
  certificateId: number,
): Promise<PdfAnswer | Refused<'not_found'>> => {
  const found = await findCertificate(db, certificateId);
  if (!found || !isInScope(await scopeAbout(found.childId), found.familyId)) return refuse('not_found');
  const years = (await enrolmentsOfChild(db, found.childId)).filter(
    ({ enrolmentId }) => enrolmentId === found.enrolmentId,
  );
  const [judged] = await judgeYears(db, years, dayInJakarta(clock.now()));
  if (judged?.state !== 'due' || !judged.row) return refuse('not_found');
  const pages = await childrenWithPage(db, [found.childId]);
  const { row } = judged;
  return {
    fileName: `${[certificatePaper.fileName, fileNamePart(row.firstName), `grade-${judged.year.grade}`].filter(Boolean).join('-')}.pdf`,
    pdf: await print([toPrint(judged, row, { publicUrl, pages })], {
      title: certificatePaper.documentTitle(row.name),
      createdAt: row.issuedAt,
    }),
  };
};

/** The certificates of a batch in one file, by grade and name, or one of them: the `page`th file of 200 pages each. */
export const printBatch = async (
  context: Context,
  {
    academicYearId,
    certificateId,
    page = 1,
  }: { academicYearId: number; certificateId?: number | undefined; page?: number | undefined },
): Promise<PdfAnswer | Refused<'not_found'>> => {
  const { database, publicUrl, print } = context;
  const found = await readyIn(context, academicYearId);
  if (isRefused(found)) return found;
  const ready = found.ready.flatMap((judged) =>
    judged.row && (certificateId === undefined || judged.row.certificateId === certificateId)
      ? [{ judged, row: judged.row }]
      : [],
  );
  const chosen = ready.slice((page - 1) * MOST_PAGES, page * MOST_PAGES);
  if (chosen.length === 0) return refuse('not_found');
  const pages = await childrenWithPage(
    database.db,
    chosen.map(({ judged }) => judged.year.childId),
  );
  const last = Math.max(...chosen.map(({ row }) => row.issuedAt.getTime()));
  return {
    fileName: `${certificatePaper.fileName}s-batch-${found.batch.batch}.pdf`,
    pdf: await print(
      chosen.map(({ judged, row }) => toPrint(judged, row, { publicUrl, pages })),
      { title: certificatePaper.bulkTitle(found.batch.batch), createdAt: new Date(last) },
    ),
  };
};

import type { CertificateYear } from '../../contract/certificate-objects.ts';
import { partsOfYear } from '../../domain/assessment/parts-of-year.ts';
import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { type CertificateState, certificateState } from '../../domain/certificates/certificate-due.ts';
import { groupedCode } from '../../domain/certificates/certificate-code.ts';
import { wasLeft } from '../../domain/enrolment/enrolments.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import { publishedReports } from '../reports/published-reports.ts';
import { type CertificateRow, selectYears } from './certificate-store.ts';

/** A year with what the rules say of its certificate on a day. */
export interface JudgedYear {
  readonly year: KnownEnrolment;
  readonly state: CertificateState;
  /** the child's full name now, which the certificate need not bear */
  readonly name: string;
  readonly firstName: string;
  /** as it was issued last; null: it never was */
  readonly row: CertificateRow | null;
}

/** The years that have the report of their last part: one query. */
export const yearsWithLastReport = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const last = Math.max(...partsOfYear);
  const published = await publishedReports(db, enrolmentIds);
  return new Set(
    [...published].flatMap(([enrolmentId, reports]) =>
      reports.some(({ part }) => part === last) ? [enrolmentId] : [],
    ),
  );
};

/** What stands of the certificates of these years today: two queries, however many they are. Years never paid are left out, and those that were left (rule R289). */
export const judgeYears = async (
  db: Database,
  years: readonly KnownEnrolment[],
  today: CalendarDate,
): Promise<JudgedYear[]> => {
  const paid = years.filter((year) => year.settledAt !== null && !wasLeft(year));
  const ids = paid.map(({ enrolmentId }) => enrolmentId);
  const reported = await yearsWithLastReport(db, ids);
  const known = new Map((await selectYears(db, ids)).map((one) => [one.enrolmentId, one]));
  return paid.flatMap((year) => {
    const found = known.get(year.enrolmentId);
    if (!found) return [];
    const { firstName, lastName, row } = found;
    const name = fullName(firstName, lastName);
    const lastReportPublished = reported.has(year.enrolmentId);
    // One that was issued bears the name of that day, whatever the child is called since (rule R218).
    const printed = row?.name ?? name;
    const state = certificateState({ ...year, lastReportPublished, name: printed }, today);
    return [{ year, state, name, firstName, row }];
  });
};

/** A year as it is told to whoever may see it. What does not stand is not shown. */
export const presentYear = ({ year, state, row }: JudgedYear): CertificateYear => ({
  academic_year_id: year.academicYearId,
  batch: year.batch.batch,
  grade: year.grade,
  first_day: year.startDate,
  last_day: endDateOf(year.startDate),
  state,
  certificate:
    state === 'due' && row
      ? {
          certificate_id: row.certificateId,
          name: row.name,
          grade: row.grade,
          edition: row.edition,
          code: groupedCode(row.code),
          issued_at: row.issuedAt.toISOString(),
        }
      : null,
});

import type { CertificateYear } from '../../contract/certificate-objects.ts';
import type { ChildCertificates } from '../../contract/certificates.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { type CalendarDate, compareDates, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type KnownEnrolment, enrolmentsInScope } from '../enrolment/enrolments-of.ts';
import { childrenWithPage } from '../families/certificate-pages.ts';
import type { Database } from '../platform/db/database.ts';
import { judgeYears, presentYear } from './certified-years.ts';
import type { CertificatesContext } from './context.ts';

/** What stands today of the certificates of these years of a child, the newest first. */
export const certificatesOf = async (
  db: Database,
  years: readonly KnownEnrolment[],
  today: CalendarDate,
): Promise<CertificateYear[]> =>
  (await judgeYears(db, years, today))
    .toSorted((a, b) => compareDates(b.year.startDate, a.year.startDate))
    .map(presentYear);

/** The certificates of a child, and whether the family allows their pages. */
export const showChildCertificates = async (
  { database: { db }, clock }: Pick<CertificatesContext, 'database' | 'clock'>,
  scope: FamilyScope,
  childId: number,
): Promise<ChildCertificates | Refused<'not_found'>> => {
  const years = await enrolmentsInScope(db, scope, childId);
  if (!years) return refuse('not_found');
  const certificates = await certificatesOf(db, years, dayInJakarta(clock.now()));
  const open = await childrenWithPage(db, [childId]);
  return { certificates, page: { is_open: open.has(childId) } };
};

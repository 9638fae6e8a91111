import type { ChildCertificates } from '../../contract/certificates.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { compareDates, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { enrolmentsInScope } from '../enrolment/enrolments-of.ts';
import { childrenWithPage } from '../families/certificate-pages.ts';
import { judgeYears, presentYear } from './certified-years.ts';
import type { CertificatesContext } from './context.ts';

/** The certificates of a child by year, the newest first, and whether the family allows their pages. */
export const showChildCertificates = async (
  { database: { db }, clock }: Pick<CertificatesContext, 'database' | 'clock'>,
  scope: FamilyScope,
  childId: number,
): Promise<ChildCertificates | Refused<'not_found'>> => {
  const years = await enrolmentsInScope(db, scope, childId);
  if (!years) return refuse('not_found');
  const judged = await judgeYears(db, years, dayInJakarta(clock.now()));
  const open = await childrenWithPage(db, [childId]);
  return {
    certificates: judged
      .toSorted((a, b) => compareDates(b.year.startDate, a.year.startDate))
      .map(presentYear),
    page: { is_open: open.has(childId) },
  };
};

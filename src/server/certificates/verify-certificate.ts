import { type Refused, refuse } from '../../contract/refusals.ts';
import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { readCode } from '../../domain/certificates/certificate-code.ts';
import { certificateState, pageIsOpen } from '../../domain/certificates/certificate-due.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { closedAmong } from '../accounts/closed-among.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { childrenWithPage } from '../families/certificate-pages.ts';
import { findByCode } from './certificate-store.ts';
import { yearsWithLastReport } from './certified-years.ts';
import type { CertificatesContext } from './context.ts';

interface Shown {
  first_name: string;
  grade: number;
  first_day: string;
  last_day: string;
}

const NOBODY = 0;

/**
 * What the page of a code shows (rule R220). A code that never was asks the same questions as one whose page is off, and gets
 * the same answer.
 */
export const verifyCertificate = async (
  { database: { db }, clock }: Pick<CertificatesContext, 'database' | 'clock'>,
  typed: string,
): Promise<Shown | Refused<'not_found'>> => {
  const found = await findByCode(db, readCode(typed) ?? '');
  const open = await childrenWithPage(db, [found?.childId ?? NOBODY]);
  const closed = await closedAmong(db, [found?.familyId ?? NOBODY]);
  if (!found || !open.has(found.childId) || closed.has(found.familyId)) return refuse('not_found');
  const year = (await enrolmentsOfChild(db, found.childId)).find(
    ({ enrolmentId }) => enrolmentId === found.enrolmentId,
  );
  if (!year || year.settledAt === null) return refuse('not_found');
  const reported = await yearsWithLastReport(db, [found.enrolmentId]);
  const state = certificateState(
    { ...year, lastReportPublished: reported.has(found.enrolmentId), name: found.name },
    dayInJakarta(clock.now()),
  );
  if (!pageIsOpen({ state, allowed: true })) return refuse('not_found');
  return {
    first_name: found.firstName,
    grade: found.grade,
    first_day: year.startDate,
    last_day: endDateOf(year.startDate),
  };
};

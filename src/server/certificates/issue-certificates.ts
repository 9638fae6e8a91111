import { randomBytes } from 'node:crypto';
import { endDateOf, yearIsOver } from '../../domain/calendar/batch-year.ts';
import { certificateCode, codeBytes } from '../../domain/certificates/certificate-code.ts';
import { addDays, dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import { signersOf } from '../accounts/signers.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { seatsIn } from '../enrolment/seats-in.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import { insertCertificates, selectYears, teachersOf } from './certificate-store.ts';
import { judgeYears } from './certified-years.ts';
import type { CertificatesContext } from './context.ts';
import { oneByOne } from '../platform/one-by-one.ts';

type Context = Pick<CertificatesContext, 'database' | 'clock' | 'log' | 'tellOfCertificates'>;

/** A new code, which nobody can guess (rule R219). */
export const newCode = (): string => certificateCode(randomBytes(codeBytes));

/** How long after its last day a year is still looked at: a late report, a late payment. */
const DAYS_AFTER = 365;

/**
 * Issues the certificates that are due (rule R217) and tells their families. It looks every five minutes: a report is published
 * and a payment arrives at any time, and neither has to know of certificates.
 */
export const issueCertificatesJob = (context: Context): Job => ({
  name: 'issue-certificates',
  everyMinutes: 5,
  async nextDue() {
    const today = dayInJakarta(context.clock.now());
    const ends = (await batchesSince(context.database.db, today))
      .filter(({ startDate }) => !yearIsOver(startDate, today))
      .map(({ startDate }) => startOfDay(addDays(endDateOf(startDate), 1)).getTime());
    return ends.length > 0 ? new Date(Math.min(...ends)) : null;
  },
  async runDue(now, stopping) {
    const { database, log } = context;
    const today = dayInJakarta(now);
    const over = (await batchesSince(database.db, addDays(today, -DAYS_AFTER))).filter(({ startDate }) =>
      yearIsOver(startDate, today),
    );
    const failed = 'the certificates of a batch could not be issued';
    await oneByOne(
      over.map(({ academicYearId }) => academicYearId),
      { log, stopping, of: 'batch', failed },
      (academicYearId) => database.transaction((tx) => issueIn(context, tx, academicYearId, now)),
    );
  },
});

const issueIn = async (
  { tellOfCertificates }: Pick<Context, 'tellOfCertificates'>,
  tx: Tx,
  academicYearId: number,
  now: Date,
): Promise<void> => {
  const seats = await seatsIn(tx, academicYearId);
  const issued = (
    await selectYears(
      tx,
      seats.map(({ enrolmentId }) => enrolmentId),
    )
  ).filter(({ row }) => row !== null);
  const have = new Set(issued.map(({ enrolmentId }) => enrolmentId));
  const missing = new Map(
    seats
      .filter(({ enrolmentId }) => !have.has(enrolmentId))
      .map(({ enrolmentId, childId }) => [enrolmentId, childId]),
  );
  if (missing.size === 0) return;
  const years = [...(await enrolmentsOf(tx, [...missing.values()])).values()]
    .flat()
    .filter(({ enrolmentId }) => missing.has(enrolmentId));
  const due = (await judgeYears(tx, years, dayInJakarta(now))).filter(({ state }) => state === 'due');
  if (due.length === 0) return;
  const teachers = await teachersOf(
    tx,
    due.map(({ year }) => year.enrolmentId),
  );
  const signers = await signersOf(tx);
  const added = await insertCertificates(
    tx,
    due.map(({ year, name, firstName }) => ({
      enrolmentId: year.enrolmentId,
      code: newCode(),
      name,
      firstName,
      grade: year.grade,
      teacher: signers.nameOf(teachers.get(year.enrolmentId)),
      owner: signers.owner,
      issuedAt: now,
    })),
  );
  await tellOfCertificates(tx, {
    childIds: due.filter(({ year }) => added.includes(year.enrolmentId)).map(({ year }) => year.childId),
    now,
  });
};

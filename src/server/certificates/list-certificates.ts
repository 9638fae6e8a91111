import type { ListedCertificate } from '../../contract/certificates.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { yearIsOver } from '../../domain/calendar/batch-year.ts';
import { addDays, compareDates, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { seatsIn } from '../enrolment/seats-in.ts';
import { groupsOfBatches } from '../live-classes/groups-with-pupils.ts';
import type { Database } from '../platform/db/database.ts';
import { type JudgedYear, judgeYears, presentYear } from './certified-years.ts';
import type { CertificatesContext } from './context.ts';

type Context = Pick<CertificatesContext, 'database' | 'clock'>;

interface Query {
  academicYearId?: number | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

const PAGE = 100;
/** A year ago: the batch whose certificates staff ask for is over, or is the newest. */
const LOOK_BACK = 365;

const usualBatch = async ({ database: { db }, clock }: Context): Promise<Batch | null> => {
  const today = dayInJakarta(clock.now());
  const batches = (await batchesSince(db, addDays(today, -LOOK_BACK))).toSorted((a, b) =>
    compareDates(b.startDate, a.startDate),
  );
  return batches.find(({ startDate }) => yearIsOver(startDate, today)) ?? batches.at(0) ?? null;
};

/** The children of a batch who are paid for the whole year, by grade and name: as many queries whatever their number. */
const wholeYears = async (db: Database, academicYearId: number, now: Date): Promise<JudgedYear[]> => {
  const seats = await seatsIn(db, academicYearId);
  const known = await enrolmentsOf(
    db,
    seats.map(({ childId }) => childId),
  );
  const years = [...known.values()].flat().filter((year) => year.academicYearId === academicYearId);
  return (await judgeYears(db, years, dayInJakarta(now)))
    .filter(({ state }) => state !== 'not_in_package')
    .toSorted((a, b) => a.year.grade - b.year.grade || a.name.localeCompare(b.name, 'id'));
};

/** The children of a batch whose certificate is there, by grade and name. Null: there is no such batch. */
export const readyIn = async (
  { database: { db }, clock }: Context,
  academicYearId: number,
): Promise<{ batch: Batch; ready: JudgedYear[] } | Refused<'not_found'>> => {
  const batch = await findBatch(db, academicYearId);
  if (!batch) return refuse('not_found');
  const years = await wholeYears(db, academicYearId, clock.now());
  return { batch, ready: years.filter(({ state, row }) => state === 'due' && row !== null) };
};

/** Of a year that waits for its last report the group in which it is written: one query, and none where nothing waits. */
const groupsThatOwe = async (db: Database, academicYearId: number, years: readonly JudgedYear[]) => {
  const isWaiting = ({ state }: JudgedYear) => state === 'report_missing';
  const groups = years.some(isWaiting)
    ? await groupsOfBatches(db, { teacherId: null }, [academicYearId])
    : [];
  return (one: JudgedYear): ListedCertificate['group'] => {
    if (!isWaiting(one)) return null;
    const group = groups.find(({ pupils }) =>
      pupils.some(({ enrolmentId }) => enrolmentId === one.year.enrolmentId),
    );
    if (!group) return null;
    return { group_id: group.groupId, number: group.number, teacher: group.teacher?.first_name ?? null };
  };
};

/** A page of the whole-year places of a batch with their certificates, and how many of all are ready. */
export const listCertificates = async (
  context: Context,
  { academicYearId, page = 1, size = PAGE }: Query,
): Promise<
  | {
      academic_year_id: number | null;
      certificates: ListedCertificate[];
      total: number;
      ready: number;
    }
  | Refused<'not_found'>
> => {
  const { database, clock } = context;
  const batch =
    academicYearId === undefined
      ? await usualBatch(context)
      : ((await findBatch(database.db, academicYearId)) ?? refuse('not_found'));
  if (isRefused(batch)) return batch;
  if (!batch) return { academic_year_id: null, certificates: [], total: 0, ready: 0 };
  const years = await wholeYears(database.db, batch.academicYearId, clock.now());
  const shown = years.slice((page - 1) * size, page * size);
  const groupOf = await groupsThatOwe(database.db, batch.academicYearId, shown);
  return {
    academic_year_id: batch.academicYearId,
    certificates: shown.map((one) => ({
      ...presentYear(one),
      child_id: one.year.childId,
      child: one.name,
      group: groupOf(one),
    })),
    total: years.length,
    ready: years.filter(({ state, row }) => state === 'due' && row !== null).length,
  };
};

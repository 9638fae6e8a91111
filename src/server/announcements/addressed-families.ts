import { eq } from 'drizzle-orm';
import type { NewAnnouncement } from '../../contract/announcements.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { yearIsOver } from '../../domain/calendar/batch-year.ts';
import { namesRoom } from '../../domain/live-classes/class-link.ts';
import { familiesOf } from '../../domain/messages/announcement.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { silentAmong } from '../accounts/closed-among.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { seatRows } from '../enrolment/seats-in.ts';
import { everyClass } from '../live-classes/class-scope.ts';
import { groupWithPupils } from '../live-classes/groups-with-pupils.ts';
import { unplacedRows } from '../placement/unplaced-years.ts';
import type { Database } from '../platform/db/database.ts';

export type Words = ReturnType<typeof NewAnnouncement.parse>;

/** Whom a message is to, as the log and the list name it, and the families that will be told. */
export interface Reached {
  academicYearId: number;
  batch: number;
  grade: number | null;
  groupId: number | null;
  /** of the group */
  number: number | null;
  familyIds: readonly number[];
}

/**
 * Who gets a message: the families with a paid place in a batch that is not over, whose account is open and who have come (rule R277).
 * It holds no way into a live class (rule R190).
 */
export const addressedFamilies = async (
  db: Database,
  { academic_year_id: academicYearId, ...words }: Words,
  now: Date,
): Promise<Reached | Refused<'not_found' | 'batch_is_over' | 'link_in_message' | 'no_families'>> => {
  const [grade, groupId] = [words.grade ?? null, words.group_id ?? null];
  const batch = await findBatch(db, academicYearId);
  const group = groupId === null ? null : await groupWithPupils(db, everyClass, groupId, now);
  if (!batch || (groupId !== null && group?.academicYearId !== academicYearId)) return refuse('not_found');
  if (yearIsOver(batch.startDate, dayInJakarta(now))) return refuse('batch_is_over');
  if ([words.subject, words.subject_indo, words.body, words.body_indo].some(namesRoom))
    return refuse('link_in_message');
  const inGroup = group && new Set(group.pupils.map(({ childId }) => childId));
  const addressed = familiesOf(await seatsOf(db, academicYearId), group ? null : grade, inGroup);
  const silent = await silentAmong(db, addressed);
  const familyIds = addressed.filter((userId) => !silent.has(userId));
  if (familyIds.length === 0) return refuse('no_families');
  return {
    academicYearId,
    batch: batch.batch,
    grade: group?.grade ?? grade,
    groupId,
    number: group?.number ?? null,
    familyIds,
  };
};

/** The places of a batch, each with whether the test has still to find its grade. */
const seatsOf = async (db: Database, academicYearId: number) => {
  const [seat, unplaced] = [seatRows(db), unplacedRows(db)];
  const rows = await db
    .select({
      childId: seat.childId,
      familyId: seat.familyId,
      grade: seat.grade,
      unplacedId: unplaced.unplacedId,
    })
    .from(seat)
    .leftJoin(unplaced, eq(unplaced.unplacedId, seat.enrolmentId))
    .where(eq(seat.academicYearId, academicYearId));
  return rows.map(({ unplacedId, ...row }) => ({ ...row, isUnplaced: unplacedId !== null }));
};

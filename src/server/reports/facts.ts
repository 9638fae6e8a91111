import type { ReportFacts } from '../../contract/report-objects.ts';
import { type PartOfYear, firstUnitOf, lastUnitOf } from '../../domain/assessment/parts-of-year.ts';
import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { thenAndNow } from '../../domain/reports/then-and-now.ts';
import { addDays, startOfDay } from '../../domain/values/calendar-date.ts';
import { videosInUnits } from '../courses/videos-in-units.ts';
import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import { type ReadySound, readySounds } from '../family-uploads/ready-sounds.ts';
import { attendanceInUnits } from '../live-classes/attendance-in-units.ts';
import { oralResults } from '../oral-tests/oral-results.ts';
import type { Database } from '../platform/db/database.ts';
import { tasksDone } from '../tasks/tasks-done.ts';
import { writtenResults } from '../written-tests/written-results.ts';
import type { ReportsContext } from './context.ts';

/** What the school knows of a child in a part of its year, with its recordings of then and now, and which tests wait (rule R229). */
export interface FoundFacts {
  readonly facts: ReportFacts;
  readonly recordings: { readonly first: ReadySound; readonly latest: ReadySound } | null;
  /** the test that waits to be marked, and the slot of the one of which nobody has said how it went */
  readonly writtenTestId: number | null;
  readonly oralSlotId: number | null;
}

interface Asked {
  /** of one batch */
  readonly years: readonly KnownEnrolment[];
  readonly part: PartOfYear;
  readonly now: Date;
}

/** What the school knows at `now` of these years in a part of them, by year: as many queries for one as for all. */
export const findFacts = async (
  context: Pick<ReportsContext, 'coursesOfGrade'>,
  db: Database,
  { years, part, now }: Asked,
): Promise<ReadonlyMap<number, FoundFacts>> => {
  const [one] = years;
  if (!one) return new Map();
  const { academicYearId } = one;
  const of = { first: firstUnitOf(part), last: lastUnitOf(part), now };
  const ids = years.map(({ enrolmentId }) => enrolmentId);
  const childIds = years.map(({ childId }) => childId);
  const attendance = await attendanceInUnits(db, childIds, { academicYearId, ...of });
  const videos = await videosInUnits(context, db, years, of);
  const tasks = await tasksDone(db, ids);
  const written = await writtenResults(db, ids);
  const oral = await oralResults(db, ids);
  const sounds = Map.groupBy(await readySounds(db, childIds), ({ childId }) => childId);

  const ofYear = ({ enrolmentId, childId, batch }: KnownEnrolment): FoundFacts => {
    const sent = (tasks.get(enrolmentId) ?? []).filter(({ unit }) => unit >= of.first && unit <= of.last);
    const test = written.get(enrolmentId)?.find((result) => result.part === part);
    const talk = oral.get(enrolmentId)?.find((result) => result.part === part);
    const ofThisYear = (sounds.get(childId) ?? []).filter(
      ({ createdAt }) =>
        createdAt >= startOfDay(batch.startDate) &&
        createdAt < startOfDay(addDays(endDateOf(batch.startDate), 1)) &&
        createdAt <= now,
    );
    return {
      facts: {
        attendance: attendance(childId),
        videos: videos.get(enrolmentId) ?? { watched: 0, released: 0 },
        tasks: { sent: sent.length, reviewed: sent.filter(({ reviewedAt }) => reviewedAt !== null).length },
        written: test?.isMarked
          ? {
              taken_at: test.takenAt.toISOString(),
              scores: test.scores.map(({ skill, right, of: most }) => ({ skill, right, of: most })),
            }
          : null,
        written_to_mark: test && !test.isMarked ? test.takenAt.toISOString() : null,
        oral: talk?.levels
          ? {
              held_at: talk.startsAt.toISOString(),
              levels: talk.levels.map(({ skill, level }) => ({ skill, level })),
              remark: talk.remark,
            }
          : null,
        oral_booked: talk && !talk.levels ? talk.startsAt.toISOString() : null,
      },
      recordings: thenAndNow(ofThisYear),
      writtenTestId: test && !test.isMarked ? test.writtenTestId : null,
      oralSlotId: talk && !talk.levels ? talk.slotId : null,
    };
  };
  return new Map(years.map((year) => [year.enrolmentId, ofYear(year)]));
};

import type { Sentence } from '../../contract/report-objects.ts';
import type { Sitting, SittingChild } from '../../contract/reports.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { proposedLadder } from '../../domain/reports/ladder.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type KnownEnrolment, enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { facesOf } from '../families/faces.ts';
import type { ClassScope } from '../live-classes/class-scope.ts';
import { groupWithPupils } from '../live-classes/groups-with-pupils.ts';
import { presentFace } from '../live-classes/show-groups.ts';
import type { ReportsContext, Writer } from './context.ts';
import { findFacts } from './facts.ts';
import { sittingOf, yearsWithReport } from './list-sittings.ts';
import { presentContent, presentRecordings, presentReport } from './present.ts';
import { type ReportView, partOf, reportsOfYears } from './report-store.ts';
import { listSentences } from './sentence-bank.ts';

type Context = Pick<ReportsContext, 'database' | 'clock' | 'coursesOfGrade' | 'addressOf'>;

/** The last report that the child's family got before the one of this part. */
const previousOf = (views: readonly ReportView[], year: KnownEnrolment, part: PartOfYear) => {
  const before = views
    .filter(({ childId, published }) => childId === year.childId && published !== null)
    .filter(({ report }) =>
      report.enrolmentId === year.enrolmentId ? report.part < part : report.enrolmentId < year.enrolmentId,
    );
  // By year and part, the latest first.
  const [view] = before;
  if (!view?.published) return null;
  return { part: partOf(view.report), content: presentContent(view.published.content, view.firstName) };
};

/** All that is needed to write the reports of a group and part in one sitting: as many queries for twelve children as for one. */
export const showSitting = async (
  context: Context,
  scope: ClassScope,
  { by, groupId, part }: { by: Writer; groupId: number; part: PartOfYear },
): Promise<
  | { sitting: Sitting; children: SittingChild[]; without_report: string[]; sentences: Sentence[] }
  | Refused<'not_found'>
> => {
  const { db } = context.database;
  const now = context.clock.now();
  const group = await groupWithPupils(db, scope, groupId, now);
  if (!group) return refuse('not_found');
  const everIn = [...group.pupils, ...group.left].map(({ childId }) => childId);
  const enrolments = await enrolmentsOf(db, everIn);
  const years = yearsWithReport(group, enrolments, part, dayInJakarta(now));
  const yearOfChild = new Map(years.map((year) => [year.childId, year]));
  const found = await findFacts(context, db, { years, part, now });
  const everyYear = [...enrolments.values()].flat().map(({ enrolmentId }) => enrolmentId);
  const views = await reportsOfYears(db, everyYear);
  // Of whoever left before this part was due nothing is shown any more.
  const seen = [...group.pupils, ...years].map(({ childId }) => childId);
  const faces = await facesOf(db, [...new Set(seen)]);
  const children = await Promise.all(
    faces
      .flatMap((face) => {
        const year = yearOfChild.get(face.childId);
        const known = year && found.get(year.enrolmentId);
        return known ? [{ face, year, known }] : [];
      })
      .map(async ({ face, year, known }): Promise<SittingChild> => {
        const { facts, recordings, writtenTestId, oralSlotId } = known;
        const view = views.find(
          ({ report }) => report.enrolmentId === year.enrolmentId && report.part === part,
        );
        return {
          ...presentFace(face, now),
          left_on: year.leftOn,
          facts,
          recordings: await presentRecordings(context, recordings),
          written_test_id: writtenTestId,
          oral_slot_id: oralSlotId,
          proposed: proposedLadder({
            written: facts.written?.scores ?? [],
            oral: facts.oral?.levels ?? [],
          }),
          previous: previousOf(views, year, part),
          report: view ? presentReport(view, by) : null,
        };
      }),
  );
  const calendar = [...enrolments.values()]
    .flat()
    .find(({ academicYearId }) => academicYearId === group.academicYearId)?.batch;
  // A group without children has nothing to write.
  if (!calendar) return refuse('not_found');
  const progress = views.map(({ report, published }) => ({
    enrolmentId: report.enrolmentId,
    part: report.part,
    state: report.state,
    isRead: published?.revision === report.revision && published.readAt !== null,
  }));
  return {
    sitting: sittingOf(group, { years, part, progress, now }, calendar),
    children,
    without_report: faces
      .filter(({ childId }) => !yearOfChild.has(childId))
      .map(({ firstName }) => firstName),
    ...(await listSentences(db)),
  };
};

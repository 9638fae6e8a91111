import type { ListedChild } from '../../contract/objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { yearIsOver } from '../../domain/calendar/batch-year.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { exportedChildren as en } from '../../i18n/en/export.ts';
import { exportedChildren as indonesian } from '../../i18n/id/export.ts';
import { type ExportWish, exportList } from '../audit/export-list.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { type ChildState, childrenWanted } from '../families/children-in-state.ts';
import { type ChildListQuery, listedChildren, numbersOfChildren } from '../families/search-children.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import { childrenOfGrade } from './children-of-grade.ts';
import { childStates } from './child-states.ts';
import type { EnrolmentContext } from './context.ts';
import { placesIn } from './places-in.ts';
import { placesOf } from './places-of.ts';

/**
 * The children as a table for spreadsheets, narrowed and sorted as their list is (rule R256): those of a batch with their grade in
 * it, else each with the place it has now. No photos, levels or results.
 */
export const exportChildren = async (
  context: Pick<EnrolmentContext, 'database' | 'clock' | 'awaitingTest' | 'awaitedChildren'>,
  query: Omit<ChildListQuery, 'page' | 'size' | 'among'> & {
    academic_year_id?: number | undefined;
    grade?: number | undefined;
    state?: ChildState | undefined;
  },
  wish: ExportWish,
): Promise<SpreadsheetAnswer | Refused<'not_found'>> => {
  const { db } = context.database;
  const { columns, states, standings } = wish.language === 'id' ? indonesian : en;
  const { academic_year_id: academicYearId, grade, state, ...others } = query;
  const today = dayInJakarta(context.clock.now());
  const among = childrenWanted(
    db,
    { state, grade: academicYearId === undefined ? grade : undefined },
    { ...childStates(context), childrenOfGrade: (_db, asked) => childrenOfGrade(db, asked, today) },
  );
  const year = academicYearId === undefined ? null : await findBatch(db, academicYearId);
  if (academicYearId !== undefined && year === null) return refuse('not_found');
  const places = academicYearId === undefined ? undefined : placesIn(db, academicYearId, grade);
  const running = new Set(
    (await batchesSince(db, today))
      .filter(({ startDate }) => !yearIsOver(startDate, today))
      .map((batch) => batch.academicYearId),
  );
  return exportList(context, {
    ...wish,
    list: 'children',
    narrowedBy: query,
    columns,
    keys: await numbersOfChildren(db, { ...others, among }, places),
    async cellsOf(some) {
      const grades = new Map(some.map((one) => [one.childId, one.grade]));
      const childs = await listedChildren(db, [...grades.keys()], placesOf(context));
      return childs.map((child) => [
        child.child_id,
        fullName(child.first_name, child.last_name),
        child.birthdate,
        grades.get(child.child_id) ?? child.grade ?? '',
        year?.batch ?? child.batch ?? '',
        fullName(child.parent_first_name, child.parent_last_name),
        child.parent_phone_number,
        states[child.is_erased ? 'erased' : child.parent_state],
        standingsOf(child, running)
          .map((standing) => standings[standing])
          .join(', '),
      ]);
    },
  });
};

/** What the list says of a child: that it has left or its year is over; else what is to be done about its test and its bills. */
const standingsOf = (
  { has_left: hasLeft, awaits_test: awaitsTest, bill, academic_year_id: yearId }: ListedChild,
  running: ReadonlySet<number>,
): (keyof typeof en.standings)[] => {
  if (hasLeft) return ['left'];
  if (bill === 'paid' && yearId !== null && !running.has(yearId)) return ['year_over'];
  return [...(awaitsTest ? (['awaits_test'] as const) : []), ...(bill ? [bill] : [])];
};

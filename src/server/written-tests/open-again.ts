import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { WrittenTestPupil } from '../../contract/written-test-objects.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { mayOpenUntil, openAgainRefusal } from '../../domain/assessment/written-window.ts';
import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { recordChange } from '../audit/record-change.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { lockAnyChild } from '../families/known-children.ts';
import { besideTests } from './beside-tests.ts';
import type { WrittenTestsContext } from './context.ts';
import { presentPupil } from './list-tests.ts';
import { type StaffScope, isOfScope, mayChangeResult } from './staff-scope.ts';
import { groupTeacherOf, insertOpening } from './written-test-store.ts';

type OpeningRefused = Refused<
  | 'not_found'
  | 'not_enrolled'
  | 'invalid_input'
  | 'written_test_missing'
  | 'written_test_not_in_package'
  | 'written_test_unpaid'
  | 'written_test_week_to_come'
  | 'written_test_done'
  | 'written_test_opened_before'
  | 'written_test_reported'
>;

/** Opens a missed test once more for a child, up to a day, and tells its family (rule R208). */
export const openAgain = async (
  context: Pick<WrittenTestsContext, 'database' | 'clock' | 'teaches' | 'tellOfOpening' | 'publishedReports'>,
  scope: StaffScope,
  { childId, part, until }: { childId: number; part: PartOfYear; until: CalendarDate },
): Promise<{ pupil: WrittenTestPupil } | OpeningRefused> => {
  if (!(await isOfScope(context, scope, childId))) return refuse('not_found');
  return context.database.transaction(async (tx) => {
    const child = await lockAnyChild(tx, childId);
    if (!child || child.erasedAt !== null) return refuse('not_found');
    const now = context.clock.now();
    const today = dayInJakarta(now);
    const year = enrolmentOfChild(await enrolmentsOfChild(tx, childId), today);
    if (!year) return refuse('not_enrolled');
    if (!mayChangeResult(scope, await groupTeacherOf(tx, year.enrolmentId))) return refuse('not_found');
    const beside = (await besideTests(context.publishedReports, tx, [year], now))(year, part);
    const refusal = openAgainRefusal(beside.facts, now);
    if (refusal !== null) return refuse(refusal);
    if (!mayOpenUntil(until, today)) return refuseFields({ until: 'until_outside' });
    const { enrolmentId } = year;
    if (!(await insertOpening(tx, { enrolmentId, part, until, openedAt: now })))
      return refuse('written_test_opened_before');
    await recordChange(tx, {
      by: scope.userId,
      at: now,
      kind: 'written_test_opening',
      objectId: childId,
      name: String(part),
      before: null,
      after: { until },
    });
    await context.tellOfOpening(tx, { childId, part, until, now });
    const facts = { ...beside.facts, openedUntil: until };
    return { pupil: presentPupil(child, { ...beside, facts }, now) };
  });
};

import type { ListedChild } from '../../contract/objects.ts';
import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { mayBeChanged } from '../../domain/accounts/closing.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { isStale } from '../../domain/values/version.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import { paths } from '../../paths.ts';
import { type KnownChild, lockAnyChild } from '../families/known-children.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recordChange } from '../audit/record-change.ts';
import { childWithPlace, findPlace } from './child-place.ts';
import type { EnrolmentContext } from './context.ts';
import { setGrade } from './set-grade.ts';

export interface GradeChange {
  /** the account of who changes it; null when no person does */
  by: number | null;
  childId: number;
  grade: Grade;
  /** the year whose grade changes; absent: the one the child is in */
  academicYearId?: number | undefined;
  /** the version of its place that the change was made from */
  version?: number | undefined;
}

/**
 * Staff change a child's grade. While its placement test is awaited this is the result, and the job leaves it alone.
 * @returns the child with the place that was changed
 */
export const changeGrade = (
  {
    database,
    clock,
    placeByStaff,
    notifyAccount,
  }: Pick<EnrolmentContext, 'database' | 'clock' | 'placeByStaff' | 'notifyAccount'>,
  { by, childId, grade, academicYearId, version }: GradeChange,
): Promise<ListedChild | Refused<'not_found' | 'data_erased' | 'not_enrolled' | 'changed_meanwhile'>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const child = await lockAnyChild(tx, childId);
    if (!child) return refuse('not_found');
    const verdict = mayBeChanged(child);
    if (verdict !== 'yes') return refuse(verdict);
    const chosen = await findPlace(tx, { childId, academicYearId }, dayInJakarta(now));
    if (!chosen) return refuse('not_enrolled');
    if (isStale(version, chosen.version)) return refuseAsChanged({ child: await childWithPlace(tx, chosen) });
    const { enrolmentId, purpose, settledAt } = chosen;
    await placeByStaff(tx, child, { enrolmentId, purpose, settledAt, grade }, now);
    const changed = await setGrade(tx, enrolmentId, grade);
    await recordChange(tx, {
      by,
      at: now,
      kind: 'grade',
      objectId: childId,
      name: fullName(child.firstName, child.lastName),
      context: { batch: chosen.batch.batch },
      before: { grade: chosen.grade },
      after: { grade },
    });
    if (grade !== chosen.grade) await notifyAccount(tx, gradeNotice(child, grade, now));
    return childWithPlace(tx, { ...chosen, grade, version: changed });
  });

const gradeNotice = ({ familyId, childId, firstName }: KnownChild, grade: Grade, now: Date) => ({
  userId: familyId,
  kind: 'grade_set' as const,
  childId,
  title: en.notices.grade_set.title(firstName, grade),
  titleIndo: id.notices.grade_set.title(firstName, grade),
  body: en.notices.grade_set.body(firstName, grade),
  bodyIndo: id.notices.grade_set.body(firstName, grade),
  link: paths.child(childId),
  now,
});

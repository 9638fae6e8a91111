import { type ClassScope, classScopeOf } from '../live-classes/class-scope.ts';
import type { Admin } from '../accounts/actors.ts';
import type { Database } from '../platform/db/database.ts';
import type { OralTestsContext } from './context.ts';

/** Whose slots somebody of the staff reads or changes, and whether the one sees how a child did. */
export interface StaffScope extends ClassScope {
  readonly userId: number;
  readonly withResult: boolean;
}

/** A clerk organises the tests, and sees nothing of how a child did (rule R211). */
export const staffScopeOf = (admin: Pick<Admin, 'role' | 'userId'>): StaffScope => ({
  ...classScopeOf(admin),
  userId: admin.userId,
  withResult: admin.role !== 'clerk',
});

/** Whether somebody sees the child of a booked test: a teacher as long as of live classes, everybody else always (rule R224). */
export const seesChild = async (
  { teaches }: Pick<OralTestsContext, 'teaches'>,
  db: Database,
  { teacherId }: Pick<StaffScope, 'teacherId'>,
  childId: number,
  now: Date,
): Promise<boolean> => teacherId === null || (await teaches(db, { teacherId, childId, now }));

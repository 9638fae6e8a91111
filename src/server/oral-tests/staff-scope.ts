import type { Admin } from '../accounts/actors.ts';
import type { Database } from '../platform/db/database.ts';
import type { OralTestsContext } from './context.ts';

/** Whose slots somebody of the staff reads or changes, and whether the one sees how a child did. */
export interface StaffScope {
  readonly userId: number;
  /** a teacher's own; null: those of all */
  readonly teacherId: number | null;
  readonly withResult: boolean;
}

/** A clerk organises the tests, and sees nothing of how a child did (rule R211). */
export const staffScopeOf = ({ role, userId }: Pick<Admin, 'role' | 'userId'>): StaffScope => ({
  userId,
  teacherId: role === 'teacher' ? userId : null,
  withResult: role !== 'clerk',
});

/** Whether somebody sees the child of a booked test: a teacher as long as of live classes, everybody else always (rule R224). */
export const seesChild = async (
  { teaches }: Pick<OralTestsContext, 'teaches'>,
  db: Database,
  { teacherId }: Pick<StaffScope, 'teacherId'>,
  childId: number,
  now: Date,
): Promise<boolean> => teacherId === null || (await teaches(db, { teacherId, childId, now }));

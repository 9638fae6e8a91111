import type { Admin } from '../accounts/actors.ts';

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

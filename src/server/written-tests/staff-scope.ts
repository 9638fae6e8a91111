import type { Admin } from '../accounts/actors.ts';
import { type ClassScope, classScopeOf } from '../live-classes/class-scope.ts';
import type { WrittenTestsContext } from './context.ts';

/** Whose tests somebody of the staff reads or changes, and whether the one sees what children answer. */
export interface StaffScope extends ClassScope {
  readonly userId: number;
  readonly withWork: boolean;
}

/** A clerk organises the tests, and does not see what children answer; a teacher has the children of the own groups. */
export const staffScopeOf = (admin: Pick<Admin, 'role' | 'userId'>): StaffScope => ({
  ...classScopeOf(admin),
  userId: admin.userId,
  withWork: admin.role !== 'clerk',
});

/** Whether a child lies within the scope; another teacher's does not. */
export const isOfScope = async (
  { database: { db }, clock, teaches }: Pick<WrittenTestsContext, 'database' | 'clock' | 'teaches'>,
  { teacherId }: ClassScope,
  childId: number,
): Promise<boolean> => teacherId === null || (await teaches(db, { teacherId, childId, now: clock.now() }));

/**
 * Whether somebody may change what a test came to: of teachers the one of the group of its year, as of its report, and not who held
 * a class for a colleague or was visited (rule R207).
 */
export const mayChangeResult = ({ teacherId }: ClassScope, groupTeacher: number | null): boolean =>
  teacherId === null || teacherId === groupTeacher;

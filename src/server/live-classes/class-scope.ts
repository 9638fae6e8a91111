import type { Admin } from '../accounts/actors.ts';

/** Whose classes somebody reads or changes: a teacher's own, or all. */
export interface ClassScope {
  readonly teacherId: number | null;
}

/** What is not limited to a teacher. */
export const everyClass: ClassScope = { teacherId: null };

/** A teacher's own classes, of everybody else in the back office all. */
export const classScopeOf = ({ role, userId }: Pick<Admin, 'role' | 'userId'>): ClassScope => ({
  teacherId: role === 'teacher' ? userId : null,
});

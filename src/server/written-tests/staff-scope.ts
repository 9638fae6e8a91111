import type { EveryFamily, FamilyScope } from '../../domain/access/family-scope.ts';
import { type Admin, type Parent, scopeOf } from '../accounts/actors.ts';
import type { ClassScope } from '../live-classes/class-scope.ts';
import type { WrittenTestsContext } from './context.ts';

/** Whose tests somebody of the staff reads or changes, and whether the one sees what children answer. */
export interface StaffScope extends ClassScope {
  readonly userId: number;
  readonly withWork: boolean;
}

/** A clerk organises the tests, and does not see what children answer; a teacher has the children of the own groups. */
export const staffScopeOf = ({ role, userId }: Pick<Admin, 'role' | 'userId'>): StaffScope => ({
  userId,
  teacherId: role === 'teacher' ? userId : null,
  withWork: role !== 'clerk',
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

/** How far somebody sees who asks about a child: a family its own, an owner all, a teacher the children of the own groups. */
export const scopeAbout = async (
  context: Pick<WrittenTestsContext, 'database' | 'clock' | 'teaches'>,
  actor: Parent | Admin,
  childId: number,
): Promise<FamilyScope> =>
  actor.kind === 'admin' &&
  actor.role === 'teacher' &&
  (await isOfScope(context, staffScopeOf(actor), childId))
    ? ('every family' as EveryFamily)
    : scopeOf(actor);

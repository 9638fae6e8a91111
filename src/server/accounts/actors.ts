import type { EveryFamily, OwnFamilyId } from '../../domain/access/family-scope.ts';
import { type StaffRole, mayStaff } from '../../domain/accounts/staff-role.ts';
import type { Locale } from '../../i18n/language.ts';

export interface Visitor {
  readonly kind: 'visitor';
}
interface SignedIn {
  readonly userId: number;
  readonly email: string;
  readonly locale: Locale;
  /** which session, so that the others can be ended */
  readonly sessionHash: string;
}
/** A signed-in parent. `familyId` is the proof that every query of a parent needs; only a session makes it. */
export interface Parent extends SignedIn {
  readonly kind: 'parent';
  readonly familyId: OwnFamilyId;
}
/** Somebody of the staff. */
export interface Admin extends SignedIn {
  readonly kind: 'admin';
  readonly role: StaffRole;
  /** a second factor has to be set up before anything else may be done */
  readonly secondFactorDue: boolean;
  /** a program that came with this owner's token of this name, and may no more than a clerk */
  readonly token?: string;
}

/** Who a handler deals with, by the endpoint's `who`. */
export interface Actors {
  guest: Visitor | Parent | Admin;
  parent: Parent;
  owner: Admin;
  clerk: Admin;
  teacher: Admin;
  tutor: Admin;
  member: Parent | Admin;
  family: Parent | Admin;
  anybody: Parent | Admin;
  [who: string]: unknown;
}

/** How far a signed-in caller's queries reach: a teacher's to the own account alone. */
export const scopeOf = (actor: Parent | Admin): OwnFamilyId | EveryFamily => {
  if (actor.kind === 'parent') return actor.familyId;
  return mayStaff(actor.role, 'member') ? ('every family' as EveryFamily) : (actor.userId as OwnFamilyId);
};

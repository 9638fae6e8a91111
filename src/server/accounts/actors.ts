import type { EveryFamily, OwnFamilyId } from '../../domain/access/family-scope.ts';
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
export interface Admin extends SignedIn {
  readonly kind: 'admin';
  /** a second factor has to be set up before anything else may be done */
  readonly secondFactorDue: boolean;
}

/** Who a handler deals with, by the endpoint's `who`. */
export interface Actors {
  guest: Visitor | Parent | Admin;
  parent: Parent;
  admin: Admin;
  member: Parent | Admin;
  [who: string]: unknown;
}

/** How far a signed-in caller's queries reach. */
export const scopeOf = (actor: Parent | Admin): OwnFamilyId | EveryFamily =>
  actor.kind === 'admin' ? ('every family' as EveryFamily) : actor.familyId;

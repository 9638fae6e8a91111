import type { EveryFamily, FamilyScope } from '../../domain/access/family-scope.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { type Admin, type Parent, scopeOf } from './actors.ts';

/** Whether a teacher holds the live classes of a child; live classes, which know of accounts, say so. */
export type Teaches = (
  db: Database,
  asked: { teacherId: number; childId: number; now: Date },
) => Promise<boolean>;

/** How far somebody sees who asks about a child. */
export type ScopeAbout = (childId: number) => Promise<FamilyScope>;

/** A family sees its own, an owner what is known of every child, a teacher what is known of the children of the own groups. */
export const scopeAbout =
  (
    {
      database: { db },
      clock,
      teaches,
    }: { database: Pick<OpenDatabase, 'db'>; clock: Clock; teaches: Teaches },
    actor: Parent | Admin,
  ): ScopeAbout =>
  async (childId) => {
    if (actor.kind !== 'admin' || actor.role !== 'teacher') return scopeOf(actor);
    const isTaught = await teaches(db, { teacherId: actor.userId, childId, now: clock.now() });
    return isTaught ? ('every family' as EveryFamily) : scopeOf(actor);
  };

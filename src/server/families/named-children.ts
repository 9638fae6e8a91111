import type { Database } from '../platform/db/database.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import { children } from './tables.ts';

export interface NamedChild {
  readonly childId: number;
  readonly familyId: number;
  readonly firstName: string;
}

/** Some children of any family with their first names, in the order they were added: for what the school tells by itself. */
export const namedChildren = (db: Database, childIds: readonly number[]): Promise<NamedChild[]> =>
  db
    .select({ childId: children.childId, familyId: children.familyId, firstName: children.firstName })
    .from(children)
    .where(isAnyOf(children.childId, childIds))
    .orderBy(children.childId);

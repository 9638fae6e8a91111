import type { OpenDatabase } from '../platform/db/database.ts';
import { listChildrenOf as select } from './child-store.ts';

/** A child as a family's list names it. */
export interface FamilyChild {
  child_id: number;
  first_name: string;
}

/** The children of a family by name, in the order they were added. */
export const listChildrenOf =
  (database: OpenDatabase) =>
  (familyId: number): Promise<FamilyChild[]> =>
    select(database.db, familyId);

import type { User } from '../../contract/objects.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { listChildrenOf as select } from './child-store.ts';

/** The children of a family by name, in the order they were added. */
export const listChildrenOf =
  (database: OpenDatabase) =>
  (familyId: number): Promise<User['join_childs']> =>
    select(database.db, familyId);

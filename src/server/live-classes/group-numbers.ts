import type { Database } from '../platform/db/database.ts';
import { liveGroups } from './tables.ts';

/** The numbers of groups as a part of a query, which those of other nouns join. */
export const groupNumbers = (db: Database) =>
  db.select({ groupId: liveGroups.groupId, number: liveGroups.number }).from(liveGroups).as('group_numbers');

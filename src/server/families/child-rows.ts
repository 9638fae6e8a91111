import type { Database } from '../platform/db/database.ts';
import { children } from './tables.ts';

/** The children as a part of a query, which those of other nouns join. */
export const childRows = (db: Database) =>
  db
    .select({
      childId: children.childId,
      familyId: children.familyId,
      firstName: children.firstName,
      lastName: children.lastName,
      birthdate: children.birthdate,
      erasedAt: children.erasedAt,
      searchText: children.searchText,
    })
    .from(children)
    .as('child_rows');

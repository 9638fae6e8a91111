import { DEFAULT_PAGE_SIZE } from '../../contract/fields.ts';
import type { ListedChild } from '../../contract/objects.ts';
import { findFamiliesByParent, parentNames } from '../accounts/parent-names.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { containing } from '../platform/db/like-pattern.ts';
import { searchChildren as select } from './child-store.ts';
import type { PlacesOf } from './context.ts';

export interface ChildrenWanted {
  /** part of the child's name or its parent's; '' for every one */
  q: string;
  page?: number | undefined;
  size?: number | undefined;
  /** no others than these */
  among?: readonly number[] | undefined;
}

/**
 * The back office's list of children with their parents, found by either's name, in the order of their names. A handful
 * of queries, however many they are.
 * @returns every child when neither a page nor a size was asked for; `total` only when one was
 */
export const searchChildren = async (
  database: OpenDatabase,
  { q, page, size = page === undefined ? undefined : DEFAULT_PAGE_SIZE, among }: ChildrenWanted,
  placesOf: PlacesOf,
): Promise<{ childs: ListedChild[]; total?: number }> => {
  const families = q ? await findFamiliesByParent(database, q) : [];
  const found = await select(database.db, {
    pattern: q ? containing(q) : null,
    families,
    among: among ?? null,
    page: page ?? 1,
    size,
  });
  const parents = await parentNames(database, [...new Set(found.rows.map((row) => row.familyId))]);
  const places = await placesOf(found.rows.map((row) => row.childId));
  return {
    childs: found.rows.map((row) => ({
      child_id: row.childId,
      first_name: row.firstName,
      last_name: row.lastName,
      parent_first_name: parents.get(row.familyId)?.firstName ?? '',
      parent_last_name: parents.get(row.familyId)?.lastName ?? '',
      ...(places.get(row.childId) ?? { grade: null, academic_year_id: null }),
    })),
    ...(found.total !== undefined && { total: found.total }),
  };
};

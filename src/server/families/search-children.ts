import type { ListQuery } from '../../contract/list.ts';
import type { ListedChild } from '../../contract/objects.ts';
import { maxChildrenOf } from '../../domain/access/family-size.ts';
import type { PlacesIn } from '../enrolment/places-in.ts';
import type { Database } from '../platform/db/database.ts';
import { pageOfChildren, pageOfChildrenIn, selectListed } from './child-store.ts';
import type { PlacesOf } from './context.ts';

interface ChildRow {
  childId: number;
  firstName: string;
  lastName: string;
  parentFirstName: string;
  parentLastName: string;
  maxChildren: number | null;
}

const listed = (row: ChildRow) => ({
  child_id: row.childId,
  first_name: row.firstName,
  last_name: row.lastName,
  parent_first_name: row.parentFirstName,
  parent_last_name: row.parentLastName,
  max_children: maxChildrenOf(row.maxChildren),
});

/**
 * The back office's list of children with their parents and the place that each has now, in the order of their names.
 * Found by names of child and parent and the parent's phone number. A handful of queries, however many they are.
 */
export const searchChildren = async (
  db: Database,
  query: ListQuery,
  placesOf: PlacesOf,
): Promise<{ childs: ListedChild[]; total?: number }> => {
  const { rows, ...counted } = await pageOfChildren(db, query);
  const places = await placesOf(rows.map(({ childId }) => childId));
  const placeOf = (childId: number) =>
    places.get(childId) ?? { grade: null, academic_year_id: null, version: null };
  return { childs: rows.map((row) => ({ ...listed(row), ...placeOf(row.childId) })), ...counted };
};

/** The same of those who have one of these places, with the grade of that place: one query. */
export const searchChildrenIn = async (
  db: Database,
  places: PlacesIn,
  query: ListQuery,
): Promise<{ childs: Omit<ListedChild, 'academic_year_id'>[]; total?: number }> => {
  const { rows, ...counted } = await pageOfChildrenIn(db, places, query);
  return {
    childs: rows.map((row) => ({ ...listed(row), grade: row.grade, version: row.version })),
    ...counted,
  };
};

/** A child as the lists name it, without its place. */
export const findListedChild = async (
  db: Database,
  childId: number,
): Promise<Omit<ListedChild, 'academic_year_id' | 'grade' | 'version'>> => {
  const row = await selectListed(db, childId);
  if (!row) throw new Error(`child ${childId} has no row or no family`);
  return listed(row);
};

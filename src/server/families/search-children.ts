import type { ListedChild } from '../../contract/objects.ts';
import { type ClosedAccount, familyState } from '../../domain/accounts/closing.ts';
import { maxChildrenOf } from '../../domain/access/family-size.ts';
import type { PlacesIn } from '../enrolment/places-in.ts';
import type { Database } from '../platform/db/database.ts';
import {
  type ChildListQuery,
  type PlaceListQuery,
  cutOfChildren,
  cutOfChildrenIn,
  firstChildren,
  joinParents,
  pageOfChildren,
  pageOfChildrenIn,
  selectListed,
} from './child-store.ts';
import type { PlacesOf } from './context.ts';

export type { ChildListQuery, PlaceListQuery } from './child-store.ts';

interface ChildRow extends ClosedAccount {
  childId: number;
  firstName: string;
  lastName: string;
  birthdate: string;
  parentUserId: number;
  parentFirstName: string;
  parentLastName: string;
  parentPhoneNumber: string;
  maxChildren: number | null;
  familyVersion: number;
  childErasedAt: Date | null;
}

const noPlace = { grade: null, academic_year_id: null, batch: null, version: null };

const listed = (row: ChildRow) => ({
  child_id: row.childId,
  first_name: row.firstName,
  last_name: row.lastName,
  birthdate: row.birthdate,
  parent_user_id: row.parentUserId,
  parent_first_name: row.parentFirstName,
  parent_last_name: row.parentLastName,
  parent_phone_number: row.parentPhoneNumber,
  parent_state: familyState(row),
  is_erased: row.childErasedAt !== null,
  max_children: maxChildrenOf(row.maxChildren),
  family_version: row.familyVersion,
});

/**
 * The back office's list of children with their parents and the place that each has now, in the order of
 * their names unless another is asked for.
 * Found by names of child and parent and the parent's phone number. A handful of queries, however many they are.
 */
export const searchChildren = async (
  db: Database,
  query: ChildListQuery,
  placesOf: PlacesOf,
): Promise<{ childs: ListedChild[]; total?: number }> => {
  const { rows, ...counted } = await pageOfChildren(db, query);
  return { childs: await withPlaces(rows, placesOf), ...counted };
};

/** The first of them by name that hold the words of `q`. */
export const findChildren = async (
  db: Database,
  q: string,
  limit: number,
  placesOf: PlacesOf,
): Promise<ListedChild[]> => withPlaces(await firstChildren(db, q, limit), placesOf);

const withPlaces = async (rows: readonly ChildRow[], placesOf: PlacesOf): Promise<ListedChild[]> => {
  const places = await placesOf(rows.map(({ childId }) => childId));
  return rows.map((row) => ({ ...listed(row), ...(places.get(row.childId) ?? noPlace) }));
};

/** Finds children among those who have one of these places, with the grade of that place: one query. */
export const searchChildrenIn = async (
  db: Database,
  places: PlacesIn,
  query: PlaceListQuery,
): Promise<{ childs: Omit<ListedChild, 'academic_year_id' | 'batch'>[]; total?: number }> => {
  const { rows, ...counted } = await pageOfChildrenIn(db, places, query);
  return {
    childs: rows.map((row) => ({ ...listed(row), grade: row.grade, version: row.version })),
    ...counted,
  };
};

/** The children of a list by number, for a caller that shows them a few at a time: all, or those of some places with their grade. */
export const numbersOfChildren = async (
  db: Database,
  query: ChildListQuery,
  places?: PlacesIn,
): Promise<{ childId: number; grade?: number }[]> =>
  (await (places ? cutOfChildrenIn(db, places, query) : cutOfChildren(db, query))).rows;

/** These children as the list shows them, in this order. */
export const listedChildren = async (
  db: Database,
  childIds: readonly number[],
  placesOf: PlacesOf,
): Promise<ListedChild[]> =>
  withPlaces((await joinParents(db, { rows: childIds.map((childId) => ({ childId })) })).rows, placesOf);

/** A child as the lists name it, without its place. */
export const findListedChild = async (
  db: Database,
  childId: number,
): Promise<Omit<ListedChild, 'academic_year_id' | 'batch' | 'grade' | 'version'>> => {
  const row = await selectListed(db, childId);
  if (!row) throw new Error(`child ${childId} has no row or no family`);
  return listed(row);
};

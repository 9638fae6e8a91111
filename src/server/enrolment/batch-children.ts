import type { ListedChild } from '../../contract/objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { type ChildrenWanted, searchChildren } from '../families/search-children.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { selectPlacesIn } from './place-store.ts';

/** The children who have a place in a batch, with their parents and the grade they are taught in it. */
export const batchChildren = async (
  database: OpenDatabase,
  academicYearId: number,
  wanted: Omit<ChildrenWanted, 'among'>,
): Promise<{ childs: ListedChild[]; total?: number } | Refused<'not_found'>> => {
  if (!(await findBatch(database.db, academicYearId))) return refuse('not_found');
  const places = await selectPlacesIn(database.db, academicYearId);
  const shown = places.map(
    ({ childId, grade }) => [childId, { grade, academic_year_id: academicYearId }] as const,
  );
  const among = places.map(({ childId }) => childId);
  return searchChildren(database, { ...wanted, among }, async () => new Map(shown));
};

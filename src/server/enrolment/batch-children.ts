import type { ListedChild } from '../../contract/objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { type PlaceListQuery, searchChildrenIn } from '../families/search-children.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { placesIn } from './places-in.ts';

/** The children who have a place in a batch, with their parents and the grade they are taught in it. */
export const batchChildren = async (
  { db }: OpenDatabase,
  academicYearId: number,
  query: PlaceListQuery,
): Promise<{ childs: ListedChild[]; total?: number } | Refused<'not_found'>> => {
  const found = await findBatch(db, academicYearId);
  if (!found) return refuse('not_found');
  const year = { academic_year_id: academicYearId, batch: found.batch };
  const { childs, ...counted } = await searchChildrenIn(db, placesIn(db, academicYearId), query);
  return { childs: childs.map((child) => ({ ...child, ...year })), ...counted };
};

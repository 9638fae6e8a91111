import type { Database } from '../platform/db/database.ts';
import { type ChildRow, selectNames } from './child-store.ts';

/** The names of some children, by child id. */
export const childNames = async (
  db: Database,
  childIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<ChildRow, 'firstName' | 'lastName'>>> =>
  new Map((await selectNames(db, childIds)).map((row) => [row.childId, row]));

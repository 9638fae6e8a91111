import type { Database } from '../platform/db/database.ts';
import { containing } from '../platform/db/like-pattern.ts';
import { type ChildRow, selectNames, selectNamed } from './child-store.ts';

/** The names of some children, by child id. */
export const childNames = async (
  db: Database,
  childIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<ChildRow, 'firstName' | 'lastName'>>> =>
  new Map((await selectNames(db, childIds)).map((row) => [row.childId, row]));

/** The children whose name holds `typed`, by id. All of them, as with families: a list cut short would hide rows. */
export const findChildrenByName = async (db: Database, typed: string): Promise<number[]> =>
  (await selectNamed(db, containing(typed))).map(({ childId }) => childId);

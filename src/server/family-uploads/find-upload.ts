import { findKnownChild } from '../families/known-children.ts';
import type { Database } from '../platform/db/database.ts';
import { type UploadRow, selectUpload } from './upload-store.ts';
import type { ScopeAbout } from '../accounts/scope-about.ts';

export interface FoundUpload {
  row: UploadRow;
  /** under which its bytes wait until it is ready */
  owner: string;
}

/** An upload of a child that lies within the scope; another family's is not found. */
export const findUpload = async (
  db: Database,
  scopeAbout: ScopeAbout,
  id: string,
): Promise<FoundUpload | null> => {
  const row = await selectUpload(db, id);
  const child = row && (await findKnownChild(db, await scopeAbout(row.childId), row.childId));
  return row && child && { row, owner: ownerOf(child) };
};

/** Whose uploads in parts a family's are. */
export const ownerOf = ({ familyId }: { familyId: number }): string => String(familyId);

import type { FamilyImport, ImportedFamily } from '../../contract/family-import.ts';
import { DEFAULT_PAGE_SIZE } from '../../contract/list.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { countImported, importedFamilies } from '../accounts/imported-accounts.ts';
import type { Database } from '../platform/db/database.ts';
import { onlyRow } from '../platform/db/rows.ts';
import { selectImports } from './import-store.ts';

/** The imports, the newest first, with how many of their families were invited and have come. */
export const listImports = async (db: Database, importId?: number): Promise<FamilyImport[]> => {
  const imports = await selectImports(db, importId);
  const counted = await countImported(
    db,
    imports.map((one) => one.importId),
  );
  const byId = new Map(counted.map((counts) => [counts.importId, counts]));
  return imports.map((one) => {
    const { there = 0, invited = 0, activated = 0 } = byId.get(one.importId) ?? {};
    return {
      import_id: one.importId,
      file_name: one.fileName,
      by: one.by ?? '',
      at: one.importedAt.toISOString(),
      families: one.families,
      children: one.children,
      already: one.already,
      there,
      invited,
      activated,
    };
  });
};

/** One import, which is known to be there. */
export const findImport = (db: Database, importId: number): Promise<FamilyImport> =>
  onlyRow(listImports(db, importId), `there is no import ${importId}`);

/** An import with a page of its families. */
export const showImport = async (
  db: Database,
  importId: number,
  { page = 1, size = DEFAULT_PAGE_SIZE }: { page?: number | undefined; size?: number | undefined },
): Promise<{ import: FamilyImport; families: ImportedFamily[]; total: number } | Refused<'not_found'>> => {
  const [found] = await listImports(db, importId);
  return found
    ? { import: found, ...(await importedFamilies(db, importId, { page, size })) }
    : refuse('not_found');
};

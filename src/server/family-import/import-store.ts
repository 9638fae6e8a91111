import { desc, eq, sql } from 'drizzle-orm';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { familyImports } from './tables.ts';

/** One import at a time: until this transaction ends another one waits, and then sees what it took. */
export const lockImports = (tx: Tx) =>
  tx.execute(sql`lock table ${familyImports} in share row exclusive mode`);

export const insertImport = async (tx: Tx, row: typeof familyImports.$inferInsert): Promise<number> => {
  const [made] = await tx.insert(familyImports).values(row).returning({ importId: familyImports.importId });
  if (!made) throw new Error('the insert of an import returned no row');
  return made.importId;
};

/** More files than anybody takes. */
const MOST_IMPORTS = 200;

/** The newest imports, or one, with who took them. */
export const selectImports = (db: Database, importId?: number) => {
  const staff = staffNames(db);
  return db
    .select({
      importId: familyImports.importId,
      fileName: familyImports.fileName,
      importedAt: familyImports.importedAt,
      families: familyImports.families,
      children: familyImports.children,
      already: familyImports.already,
      by: staff.firstName,
    })
    .from(familyImports)
    .leftJoin(staff, eq(staff.userId, familyImports.importedBy))
    .where(importId === undefined ? undefined : eq(familyImports.importId, importId))
    .orderBy(desc(familyImports.importId))
    .limit(MOST_IMPORTS);
};

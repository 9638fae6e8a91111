import type { FamilyImport } from '../../contract/family-import.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { insertImportedFamilies } from '../accounts/imported-accounts.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Contact } from '../accounts/contact-of.ts';
import { priceOfPaperYears, takePaperYears } from '../payments/take-paper-year.ts';
import { insertImportedChildren } from '../families/imported-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { breaksUniqueness } from '../platform/db/errors.ts';
import { familiesIn, judgeFile, readContent } from './check-import.ts';
import type { FamilyImportContext } from './context.ts';
import { insertImport, lockImports } from './import-store.ts';
import { findImport } from './list-imports.ts';
import type { ImportedRow } from './read-row.ts';

interface GivenFile {
  by: number;
  fileName: string;
  content: string;
}

/**
 * Takes the families of a file with their children, all that the school has not yet, or none of them (rule R259). Nobody hears of it:
 * the accounts are not activated, and no consent is known (rule R260).
 */
export const takeImport = async (
  context: FamilyImportContext,
  { by, fileName, content }: GivenFile,
): Promise<{ import: FamilyImport } | Refused<'import_has_faults' | 'nothing_to_import' | 'email_taken'>> => {
  const { database, clock } = context.accounts;
  const read = await readContent(context, content);
  if (read.problem !== null || read.faults.length > 0) return refuse('import_has_faults');
  try {
    return await database.transaction(async (tx) => {
      await lockImports(tx);
      const { rows, already, faults } = await judgeFile(tx, read);
      if (faults.length > 0) return refuse('import_has_faults');
      if (rows.length === 0) return refuse('nothing_to_import');
      const [families, now] = [familiesIn(rows), clock.now()];
      const counted = { families, children: rows.length, already: already.length };
      const importId = await insertImport(tx, { fileName, importedBy: by, importedAt: now, ...counted });
      await insertRows(tx, rows, { by, importId, now });
      const facts = { file_name: fileName, families, children: rows.length };
      const said = { kind: 'family_import', objectId: importId, name: fileName } as const;
      await recordChange(tx, { ...said, by, at: now, before: null, after: facts });
      return { import: await findImport(tx, importId) };
    });
  } catch (error) {
    // Somebody registers with an address of the file at this moment: nothing was taken, and the next try finds the account.
    if (breaksUniqueness(error, 'users_email_key')) return refuse('email_taken');
    throw error;
  }
};

const insertRows = async (
  tx: Tx,
  rows: readonly ImportedRow[],
  { by, importId, now }: { by: number; importId: number; now: Date },
): Promise<void> => {
  const firstRows = [...new Map(rows.toReversed().map((row) => [row.email, row])).values()].toReversed();
  const numbers = await insertImportedFamilies(
    tx,
    firstRows.map((row) => ({
      importId,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      phoneNumber: row.phone_number,
      gender: row.gender,
      birthdate: row.birthdate,
      province: row.province,
      city: row.city,
      zipCode: row.zip_code,
      addressDetails: row.address_details,
      specialNotes: '',
      locale: row.locale,
      createdAt: now,
    })),
  );
  const familyOf = (row: ImportedRow): number => {
    const familyId = numbers.get(row.email);
    if (familyId === undefined) throw new Error(`the family of line ${row.line} was not made`);
    return familyId;
  };
  const asked = rows.map((row) => ({
    familyId: familyOf(row),
    firstName: row.child_first_name,
    lastName: row.child_last_name,
    gender: row.child_gender,
    birthdate: row.child_birthdate,
    createdAt: now,
  }));
  const children = await insertImportedChildren(tx, asked);
  const childOf = new Map(children.map((child) => [nameOf(child), child]));
  const years = rows.flatMap((row, place) => {
    if (!row.year) return [];
    const child = asked[place] && childOf.get(nameOf(asked[place]));
    if (!child) throw new Error(`the child of line ${row.line} was not made`);
    return [{ ...row.year, child, contact: contactIn(row) }];
  });
  await takePaperYears(tx, years, { by, now, ...(await priceOfPaperYears(tx)) });
};

/** A file names a child of a family once. */
const nameOf = (child: { familyId: number; firstName: string; lastName: string; birthdate: string }) =>
  JSON.stringify([child.familyId, child.firstName, child.lastName, child.birthdate]);

const contactIn = (row: ImportedRow): Contact => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phoneNumber: row.phone_number,
  province: row.province,
  city: row.city,
  addressDetails: row.address_details,
  zipCode: row.zip_code,
});

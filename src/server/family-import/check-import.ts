import { FAULTS_NAMED, type ImportCheck } from '../../contract/family-import.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { accountsThere } from '../accounts/imported-accounts.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import type { Database } from '../platform/db/database.ts';
import type { FamilyImportContext } from './context.ts';
import { type ReadFile, readFamiliesFile } from './read-file.ts';
import type { Fault, ImportedRow } from './read-row.ts';

/** A file beside what the school has already. */
export interface JudgedFile {
  /** of families that would be taken */
  rows: ImportedRow[];
  /** of families that are there */
  already: ImportedRow[];
  faults: Fault[];
}

/** Which of a file's families are there already, by e-mail or phone number, and which addresses are of the staff (rule R258). */
export const judgeFile = async (
  db: Database,
  { rows, faults }: Pick<Extract<ReadFile, { problem: null }>, 'rows' | 'faults'>,
): Promise<JudgedFile> => {
  const families = new Map(rows.map((row) => [row.email, row]));
  const there = await accountsThere(
    db,
    [...families.values()].map(({ email, phone_number: phoneNumber }) => ({ email, phoneNumber })),
  );
  const isThere = (row: ImportedRow) =>
    there.parents.has(row.email) || there.phoneNumbers.has(row.phone_number);
  const ofStaff = rows.filter(({ email }) => there.staff.has(email));
  const all = [
    ...faults,
    ...ofStaff.map(({ line }) => ({ line, column: 'email', fault: 'staff_address' }) as const),
  ];
  return {
    rows: rows.filter((row) => !isThere(row)),
    already: rows.filter(isThere),
    faults: all.toSorted((a, b) => a.line - b.line),
  };
};

export const familiesIn = (rows: readonly ImportedRow[]): number =>
  new Set(rows.map(({ email }) => email)).size;

/** Reads a file beside what the school teaches today. */
export const readContent = async (
  { accounts, regions }: FamilyImportContext,
  content: string,
): Promise<ReadFile> => {
  const today = dayInJakarta(accounts.clock.now());
  const batches = await batchesSince(accounts.database.db, today);
  return readFamiliesFile(content, {
    regions: await regions(),
    batches: new Map(batches.map((batch) => [batch.batch, batch])),
    today,
  });
};

/** Says what would become of a file, and takes nothing of it. */
export const checkImport = async (
  context: FamilyImportContext,
  content: string,
): Promise<{ check: ImportCheck }> => {
  const read = await readContent(context, content);
  const nothing = {
    rows: 0,
    families: 0,
    children: 0,
    years: 0,
    already: 0,
    already_lines: [],
    fault_count: 0,
    faults: [],
  };
  if (read.problem !== null) return { check: { ...nothing, problem: read.problem } };
  const { rows, already, faults } = await judgeFile(context.accounts.database.db, read);
  return {
    check: {
      problem: null,
      rows: read.count,
      families: familiesIn(rows),
      children: rows.length,
      years: rows.filter(({ year }) => year !== null).length,
      already: already.length,
      already_lines: already.slice(0, FAULTS_NAMED).map(({ line }) => line),
      fault_count: faults.length,
      faults: faults.slice(0, FAULTS_NAMED),
    },
  };
};

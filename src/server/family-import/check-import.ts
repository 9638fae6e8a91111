import { FAULTS_NAMED, type ImportCheck } from '../../contract/family-import.ts';
import { paperMoney } from '../../domain/billing/paper-year.ts';
import { endDateOf, yearIsOver } from '../../domain/calendar/batch-year.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { addMonths, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { accountsThere } from '../accounts/imported-accounts.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import type { Database } from '../platform/db/database.ts';
import type { FamilyImportContext } from './context.ts';
import { type ReadFile, readFamiliesFile } from './read-file.ts';
import type { Fault, ImportedRow } from './read-row.ts';

/** Letters of a cell that an answer repeats: enough to find it again. */
const LETTERS_QUOTED = 60;

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

/** For how long a batch that is over is still known by its number, so that a fault can say when it ended. */
const MONTHS_KNOWN = 24;

const knownBatches = ({ database, clock }: FamilyImportContext['accounts']) =>
  batchesSince(database.db, addMonths(dayInJakarta(clock.now()), -MONTHS_KNOWN));

/** Reads a file beside what the school teaches today. */
export const readContent = async (
  { accounts, regions }: FamilyImportContext,
  content: string,
): Promise<ReadFile> => {
  const today = dayInJakarta(accounts.clock.now());
  const batches = await knownBatches(accounts);
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
    paper_money: [],
    already: 0,
    left_out: [],
    open_batches: [],
    fault_count: 0,
    faults: [],
  };
  if (read.problem !== null) return { check: { ...nothing, problem: read.problem } };
  const { rows, already, faults } = await judgeFile(context.accounts.database.db, read);
  const today = dayInJakarta(context.accounts.clock.now());
  const batches = await knownBatches(context.accounts);
  const named = ({ line, column, fault }: Fault): ImportCheck['faults'][number] => {
    const cell = read.written.get(line)?.[column] ?? '';
    const over =
      fault === 'batch_over'
        ? batches.find(({ batch }) => batch === Number(cell.replace(/^'/, '')))
        : undefined;
    return {
      line,
      column,
      fault,
      cell: cell.slice(0, LETTERS_QUOTED),
      ended_on: over ? endDateOf(over.startDate) : null,
    };
  };
  return {
    check: {
      problem: null,
      rows: read.count,
      families: familiesIn(rows),
      children: rows.length,
      years: rows.filter(({ year }) => year !== null).length,
      paper_money: paperMoney(rows.flatMap(({ year }) => year ?? [])),
      already: already.length,
      left_out: already
        .slice(0, FAULTS_NAMED)
        .map(({ line, first_name: first, last_name: last }) => ({ line, family: fullName(first, last) })),
      open_batches: batches
        .filter(({ startDate }) => !yearIsOver(startDate, today))
        .map(({ batch }) => batch),
      fault_count: faults.length,
      faults: faults.slice(0, FAULTS_NAMED).map(named),
    },
  };
};

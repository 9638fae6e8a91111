import * as z from 'zod/mini';
import { type CellFault, cellFaults } from '../../contract/family-import.ts';
import * as field from '../../contract/fields.ts';
import {
  type ImportColumn,
  type ImportedCells,
  childBirthdateFault,
  importColumns,
  readImportedCell,
  yearColumns,
} from '../../domain/access/imported-row.ts';
import { type PaperYear, paperYearFaults } from '../../domain/billing/paper-year.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import { rupiah } from '../../domain/values/money.ts';
import { mayBeBirthdate } from '../../domain/accounts/birthdate.ts';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import { normalisePhone } from '../accounts/phone.ts';
import type { Batch } from '../calendar/find-batch.ts';
import type { Regions } from '../shipping/regions.ts';

/** What the forms of registration and of a child ask of each field. */
const Row = z.object({
  email: field.email,
  first_name: field.name,
  last_name: field.optionalName,
  phone_number: field.phoneNumber,
  gender: field.gender,
  birthdate: field.calendarDate,
  province: field.provinceId,
  city: field.cityId,
  zip_code: field.zipCode,
  address_details: field.lines(500),
  locale: field.locale,
  child_first_name: field.name,
  child_last_name: field.optionalName,
  child_gender: field.gender,
  child_birthdate: field.calendarDate,
});
/** What a row says of the year that its child learns in. */
const Year = z.object({
  batch: field.id,
  grade: field.grade,
  term: field.term,
  paid_bills: field.id,
  amount: field.amount,
  paid_on: field.calendarDate,
  reference: field.text(60),
});
/** Such a year, with its batch. */
export type ImportedYear = PaperYear & { batch: Batch; grade: Grade; reference: string };
/** A row whose phone number is in E.164 and whose place is named by the official codes. */
export type ImportedRow = z.output<typeof Row> & { line: number; year: ImportedYear | null };

export interface Fault {
  line: number;
  column: ImportColumn;
  fault: CellFault;
}

const isFault = (text: string): text is CellFault => (cellFaults as readonly string[]).includes(text);
const isColumn = (text: unknown): text is ImportColumn => importColumns.some((column) => column === text);

/** The official codes of a province and city that are named, or given by their codes; what is unknown stays as it is. */
export const placesByName = ({ provinces, cities, citiesOf }: Regions) => {
  const plain = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const provinceOf = new Map(provinces.map(({ province_id: id, province }) => [plain(province), id]));
  const cityOf = new Map(
    cities.map(({ city_id: id, province_id: province, type, city_name: name }) => [
      `${province} ${plain(`${type} ${name}`)}`,
      id,
    ]),
  );
  return (province: string, city: string): { province: string; city: string } => {
    const provinceId = provinceOf.get(plain(province)) ?? province;
    const named = citiesOf(provinceId).filter(({ city_name: name }) => plain(name) === plain(city));
    // Bandung alone is a city and a regency: which one has to be said.
    const byName = named.length === 1 ? named[0]?.city_id : undefined;
    const whole = plain(city).replace(/^kab\.? /, 'kabupaten ');
    return { province: provinceId, city: cityOf.get(`${provinceId} ${whole}`) ?? byName ?? city };
  };
};

/** What files are read beside. */
export interface ReadBeside {
  regions: Regions;
  /** by their numbers, those that were over not long ago with them */
  batches: ReadonlyMap<number, Batch>;
  today: CalendarDate;
}

const noteIssues = (
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  sent: Readonly<Record<string, string>>,
  faults: Map<ImportColumn, CellFault>,
) => {
  for (const { path, message } of issues) {
    const [column] = path;
    if (!isColumn(column) || faults.has(column)) continue;
    const said = isFault(message) ? message : 'invalid';
    faults.set(column, sent[column] === '' ? 'required' : said);
  }
};

/** The year of a row (rule R259): null when it says nothing of one. */
const readYear = (
  sent: Readonly<Record<string, string>>,
  { batches, today }: ReadBeside,
  faults: Map<ImportColumn, CellFault>,
): ImportedYear | null => {
  if (yearColumns.every((column) => sent[column] === '')) return null;
  const read = z.safeParse(Year, sent);
  if (!read.success) noteIssues(read.error.issues, sent, faults);
  // Each cell for itself, so that one that cannot be read hides nothing about the others.
  const known = <Of>(kind: z.ZodMiniType<Of>, column: ImportColumn): Of | undefined =>
    z.safeParse(kind, sent[column]).data;
  const [number, paid, day] = [
    known(Year.shape.batch, 'batch'),
    known(Year.shape.amount, 'amount'),
    known(Year.shape.paid_on, 'paid_on'),
  ];
  const batch = number === undefined ? undefined : (batches.get(number) ?? null);
  const paper = {
    term: known(Year.shape.term, 'term'),
    paidBills: known(Year.shape.paid_bills, 'paid_bills'),
    amount: paid === undefined ? undefined : rupiah(paid),
    paidOn: day === undefined ? undefined : calendarDate(day),
  };
  const wrong = paperYearFaults(paper, batch, today);
  for (const { column, fault } of wrong) faults.set(column, fault);
  if (!read.success || !batch || wrong.length > 0) return null;
  const { term, paid_bills: paidBills, grade, reference } = read.data;
  const [amount, paidOn] = [rupiah(read.data.amount), calendarDate(read.data.paid_on)];
  return { term, paidBills, amount, paidOn, grade, reference, batch };
};

/** Reads a row, or says what is wrong with each of its cells (rule R257). */
export const readRow = (
  line: number,
  cells: ImportedCells,
  beside: ReadBeside & { placeOf: ReturnType<typeof placesByName> },
): ImportedRow | Fault[] => {
  const { regions, placeOf, today } = beside;
  const sent = Object.fromEntries(
    importColumns.map((column) => [column, readImportedCell(column, cells[column])]),
  );
  const read = z.safeParse(Row, { ...sent, ...placeOf(cells.province, cells.city) });
  const faults = new Map<ImportColumn, CellFault>();
  const year = readYear(sent, beside, faults);
  const failed = () => [...faults].map(([column, fault]) => ({ line, column, fault }));
  if (!read.success) {
    noteIssues(read.error.issues, sent, faults);
    return failed();
  }
  const row = read.data;
  const phoneNumber = normalisePhone(row.phone_number);
  if (phoneNumber === null) faults.set('phone_number', 'invalid');
  if (!mayBeBirthdate(calendarDate(row.birthdate), today)) faults.set('birthdate', 'invalid');
  if (!regions.knowsCity(row.province, row.city)) faults.set('city', 'invalid');
  const ofChild = childBirthdateFault(calendarDate(row.child_birthdate), today);
  if (ofChild !== null) faults.set('child_birthdate', ofChild);
  return faults.size > 0 || phoneNumber === null
    ? failed()
    : { ...row, phone_number: phoneNumber, line, year };
};

import * as z from 'zod/mini';
import { type CellFault, cellFaults } from '../../contract/family-import.ts';
import * as field from '../../contract/fields.ts';
import {
  type ImportColumn,
  type ImportedCells,
  childBirthdateFault,
  importColumns,
  readImportedCell,
} from '../../domain/access/imported-row.ts';
import { mayBeBirthdate } from '../../domain/accounts/birthdate.ts';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import { normalisePhone } from '../accounts/phone.ts';
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
/** A row whose phone number is in E.164 and whose place is named by the official codes. */
export type ImportedRow = z.output<typeof Row> & { line: number };

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

/** Reads a row, or says what is wrong with each of its cells (rule R257). */
export const readRow = (
  line: number,
  cells: ImportedCells,
  {
    regions,
    placeOf,
    today,
  }: { regions: Regions; placeOf: ReturnType<typeof placesByName>; today: CalendarDate },
): ImportedRow | Fault[] => {
  const sent = Object.fromEntries(
    importColumns.map((column) => [column, readImportedCell(column, cells[column])]),
  );
  const read = z.safeParse(Row, { ...sent, ...placeOf(cells.province, cells.city) });
  const faults = new Map<ImportColumn, CellFault>();
  if (!read.success) {
    for (const { path, message } of read.error.issues)
      if (isColumn(path[0]) && !faults.has(path[0]))
        faults.set(path[0], isFault(message) ? message : 'invalid');
    return [...faults].map(([column, fault]) => ({ line, column, fault }));
  }
  const row = read.data;
  const phoneNumber = normalisePhone(row.phone_number);
  if (phoneNumber === null) faults.set('phone_number', 'invalid');
  if (!mayBeBirthdate(calendarDate(row.birthdate), today)) faults.set('birthdate', 'invalid');
  if (!regions.knowsCity(row.province, row.city)) faults.set('city', 'invalid');
  const ofChild = childBirthdateFault(calendarDate(row.child_birthdate), today);
  if (ofChild !== null) faults.set('child_birthdate', ofChild);
  return faults.size > 0 || phoneNumber === null
    ? [...faults].map(([column, fault]) => ({ line, column, fault }))
    : { ...row, phone_number: phoneNumber, line };
};

import { mayBeBirthdate } from '../accounts/birthdate.ts';
import { type CalendarDate, ageOn } from '../values/calendar-date.ts';
import { readTypedDate } from '../values/typed-date.ts';
import { defaultMaxChildren } from './family-size.ts';

/** What a row of a file of families says of the parent, by the names of the registration. */
export const parentColumns = [
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'gender',
  'birthdate',
  'province',
  'city',
  'zip_code',
  'address_details',
  'locale',
] as const;
const childColumns = ['child_first_name', 'child_last_name', 'child_gender', 'child_birthdate'] as const;
/** The year that a child learns in and what was paid for it on paper: all of it or none (rule R259). */
export const yearColumns = [
  'batch',
  'grade',
  'term',
  'paid_bills',
  'amount',
  'paid_on',
  'reference',
] as const;
/** The columns of a file of families: a row is a child with its parent (rule R257). */
export const importColumns = [...parentColumns, ...childColumns, ...yearColumns] as const;
export type ImportColumn = (typeof importColumns)[number];
/** Those that a file may be without. */
export const optionalColumns: readonly ImportColumn[] = [
  'last_name',
  'child_last_name',
  'locale',
  ...yearColumns,
];

/** The cells of a row by their columns; '' where there is none. */
export type ImportedCells = Readonly<Record<ImportColumn, string>>;

/** What is wrong with rows beside what a form would refuse of a field (rules R257 and R258). */
export const rowFaults = [
  'too_old',
  'differs',
  'phone_of_other',
  'child_twice',
  'too_many_children',
  'staff_address',
  'batch_over',
] as const;
export type RowFault = (typeof rowFaults)[number];

const words: Readonly<Partial<Record<ImportColumn, Readonly<Record<string, string>>>>> = {
  gender: {
    m: 'MALE',
    l: 'MALE',
    male: 'MALE',
    father: 'MALE',
    'laki-laki': 'MALE',
    pria: 'MALE',
    bapak: 'MALE',
    ayah: 'MALE',
    f: 'FEMALE',
    p: 'FEMALE',
    female: 'FEMALE',
    mother: 'FEMALE',
    perempuan: 'FEMALE',
    wanita: 'FEMALE',
    ibu: 'FEMALE',
  },
  child_gender: {
    m: 'MALE',
    l: 'MALE',
    male: 'MALE',
    boy: 'MALE',
    'laki-laki': 'MALE',
    f: 'FEMALE',
    p: 'FEMALE',
    female: 'FEMALE',
    girl: 'FEMALE',
    perempuan: 'FEMALE',
  },
  locale: { '': 'ID', id: 'ID', indonesia: 'ID', indonesian: 'ID', en: 'EN', english: 'EN', inggris: 'EN' },
};

/**
 * A cell as the registration would send it (rule R257): without the apostrophe by which a spreadsheet marks a text, a day in any
 * way of writing it, male or female in the words of both languages, a phone number whose first zero a spreadsheet has dropped, a sum with its dots. What is
 * none of these stays as it is, and is refused as a form refuses it.
 */
export const readImportedCell = (column: ImportColumn, cell: string): string => {
  const text = cell.trim().replace(/^'/, '').trim();
  if (column === 'birthdate' || column === 'child_birthdate' || column === 'paid_on')
    return readTypedDate(text) ?? text;
  if (column === 'phone_number') return /^8\d{7,12}$/.test(text) ? `0${text}` : text;
  if (column === 'amount') return text.replace(/^rp\.? ?/i, '').replaceAll(/[. ](?=\d{3}(?:\D|$))/g, '');
  if (column === 'grade' || column === 'term') return text.replaceAll(/[^\d]/g, '') || text;
  return words[column]?.[text.toLowerCase()] ?? text;
};

/** A child's row that says nothing of its parent but the e-mail has the parent of the row that said it first (rule R258). */
export const withParentOf = (cells: ImportedCells, first: ImportedCells | undefined): ImportedCells => {
  const isSilent = parentColumns.every((column) => column === 'email' || cells[column] === '');
  if (!first || !isSilent) return cells;
  return { ...cells, ...Object.fromEntries(parentColumns.map((column) => [column, first[column]])) };
};

/** A child older than this is a typing error: the course is for children of 6 to 13. In years. */
const oldestChild = 17;

/** What is wrong with a child's birthdate: impossible, or of somebody grown up (rule R257). Null: nothing. */
export const childBirthdateFault = (
  birthdate: CalendarDate,
  today: CalendarDate,
): 'invalid' | 'too_old' | null => {
  if (!mayBeBirthdate(birthdate, today)) return 'invalid';
  return ageOn(birthdate, today) > oldestChild ? 'too_old' : null;
};

/** A row without fault of its own: e-mail in small letters, phone number in E.164. */
export interface ReadRow {
  readonly line: number;
  readonly email: string;
  readonly phoneNumber: string;
  /** all that it says of the parent */
  readonly parent: string;
  /** name and birthdate */
  readonly child: string;
}

/** Where something is wrong: the line of the file, the heading being 1, and the column. */
export interface FoundFault {
  readonly line: number;
  readonly column: ImportColumn;
  readonly fault: RowFault;
}

/**
 * What is wrong with rows together (rule R258): rows of one e-mail are one family, so they say the same of the parent, name each child
 * once and not more children than a family has; and no phone number is of two families.
 */
export const faultsTogether = (rows: readonly ReadRow[]): FoundFault[] => {
  const families = new Map<string, { parent: string; children: Set<string> }>();
  const ownerOfPhone = new Map<string, string>();
  const found: FoundFault[] = [];
  for (const { line, email, phoneNumber, parent, child } of rows) {
    const family = families.get(email) ?? { parent, children: new Set<string>() };
    families.set(email, family);
    const owner = ownerOfPhone.get(phoneNumber) ?? email;
    ownerOfPhone.set(phoneNumber, owner);
    if (family.parent !== parent) found.push({ line, column: 'email', fault: 'differs' });
    else if (owner !== email) found.push({ line, column: 'phone_number', fault: 'phone_of_other' });
    if (family.children.has(child)) found.push({ line, column: 'child_first_name', fault: 'child_twice' });
    else if (family.children.size === defaultMaxChildren)
      found.push({ line, column: 'child_first_name', fault: 'too_many_children' });
    family.children.add(child);
  }
  return found;
};

import type { Present } from '../../../contract/present.ts';
import type { FormValues } from '../../app/form.ts';
import { pick } from '../../app/form-values.ts';
import { type Texts, namesThatDiffer, textsOf } from '../../app/record-versions.ts';
import { mergeByField } from './merge.ts';

/** What two people may both change: how it is called and read. */
export interface ComparedField<Row> {
  /** where it differs from the form's own label */
  label?: string;
  /** its value as people read it, where it differs from another; the text itself when absent */
  words?: (text: string, other?: string) => string;
  /** of a file: what is stored now, by its address; the form holds only what was chosen */
  stored?: (row: Row) => string | null;
}

/** What is no field of the form, and whoever saves has to know of. */
export interface ComparedFact<Row> {
  label: string;
  of: (row: Row) => string;
  words?: (text: string) => string;
}

/** How two states of a record are compared and merged. */
export interface Compared<Row extends { version: number | null }, Values extends FormValues> {
  valuesOf: (row: Row) => Values;
  fields: Readonly<Record<string, ComparedField<Row>>>;
  facts?: Readonly<Record<string, ComparedFact<Row>>>;
  /** the record in the refusal of an update made from an older version */
  presentIn: (present: Present) => Row | undefined;
}

/** The record that a form updates, as the page knows it now. */
export interface FormRecord<
  Row extends { version: number | null },
  Values extends FormValues,
> extends Compared<Row, Values> {
  row: Row;
}

/** One field or fact in two states: `yours` as it was entered or seen, `theirs` as it is stored now. */
export interface Difference {
  name: string;
  yours: string;
  theirs: string;
}

/** An entry and a newer record, merged field by field. */
export interface Merged<Values> {
  values: Values;
  /** what both have changed */
  choose: Difference[];
  /** facts that have changed */
  notices: Difference[];
}

const storedTexts = <Row extends { version: number | null }, Values extends FormValues>(
  { fields, valuesOf }: Compared<Row, Values>,
  row: Row,
): Texts => {
  const texts = textsOf(valuesOf(row), Object.keys(fields));
  const files = Object.entries(fields).flatMap(([name, { stored }]) =>
    stored ? [[name, stored(row) ?? '']] : [],
  );
  return { ...texts, ...Object.fromEntries(files) };
};

/** What an entry comes to: where no new file was chosen, the stored one stays. */
const enteredTexts = <Row extends { version: number | null }, Values extends FormValues>(
  record: Compared<Row, Values>,
  row: Row,
  values: Values,
): Texts => {
  const names = Object.keys(record.fields);
  const files = Object.entries(values).flatMap(([name, value]) =>
    value instanceof File ? [[name, value.name]] : [],
  );
  const unchosen = pick(
    storedTexts(record, row),
    names.filter((name) => record.fields[name]?.stored),
  );
  return { ...textsOf(values, names), ...(unchosen as Texts), ...Object.fromEntries(files) };
};

const differences = (yours: Texts, theirs: Texts, names: readonly string[]): Difference[] =>
  names.map((name) => ({ name, yours: yours[name] ?? '', theirs: theirs[name] ?? '' }));

/** The facts that differ between two states of a record. */
export const changedFacts = <Row extends { version: number | null }, Values extends FormValues>(
  { facts = {} }: Compared<Row, Values>,
  before: Row,
  now: Row,
): Difference[] => {
  const textsIn = (row: Row): Texts =>
    Object.fromEntries(Object.entries(facts).map(([name, { of }]) => [name, of(row)]));
  const [yours, theirs] = [textsIn(before), textsIn(now)];
  return differences(yours, theirs, namesThatDiffer(yours, theirs));
};

/** Merges what was entered into a form made from `base` with the record as it stands now. */
export const mergeRecord = <Row extends { version: number | null }, Values extends FormValues>(
  record: Compared<Row, Values>,
  base: Row,
  entered: Values,
  present: Row,
): Merged<Values> => {
  const mine = enteredTexts(record, base, entered);
  const theirs = storedTexts(record, present);
  const { take, choose } = mergeByField({ base: storedTexts(record, base), mine, theirs });
  return {
    values: { ...entered, ...pick(record.valuesOf(present), take) },
    choose: differences(mine, theirs, choose),
    notices: changedFacts(record, base, present),
  };
};

/** Whether the record stands as it was entered. */
export const isAsEntered = <Row extends { version: number | null }, Values extends FormValues>(
  record: Compared<Row, Values>,
  entered: Values,
  present: Row,
): boolean => {
  const names = Object.keys(record.fields).filter((name) => !record.fields[name]?.stored);
  return namesThatDiffer(textsOf(entered, names), textsOf(record.valuesOf(present), names)).length === 0;
};

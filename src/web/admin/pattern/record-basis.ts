import type { FormValues } from '../../app/form.ts';
import type { UpdatedRecord } from './record-form-options.ts';
import { type Texts, textsOf } from '../../app/record-versions.ts';
import type { Basis } from './save-record.ts';

type Compared<Row extends { version: number | null }, Values extends FormValues> = Pick<
  UpdatedRecord<Row, Values>,
  'fields' | 'valuesOf'
>;

/** What of a record its form sends, by name: the compared fields without the facts. */
export const fieldNames = ({ fields }: Pick<Compared<never, never>, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, { fact }]) => (fact ? [] : [name]));

/** A record as an update goes by it: its version, and its values and facts as text. */
export const basisOf = <Row extends { version: number | null }, Values extends FormValues>(
  record: Compared<Row, Values>,
  row: Row,
): Basis => {
  const facts: Texts = Object.fromEntries(
    Object.entries(record.fields).flatMap(([name, { fact }]) => (fact ? [[name, fact(row)]] : [])),
  );
  return { version: row.version, base: { ...facts, ...textsOf(record.valuesOf(row), fieldNames(record)) } };
};

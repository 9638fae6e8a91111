import type { Present } from '../../../contract/present.ts';
import { isRefusedAs } from '../../frame/api.ts';
import type { FormValues } from '../../app/form.ts';
import { pick } from '../../app/form-values.ts';
import { type Together, conflictingNames, textsOf, untouchedNames } from '../../app/record-versions.ts';

/** What a form holds, and what the record said when it was made. */
export interface Entry<Values extends FormValues> {
  values: Values;
  base: Values;
}

const textsIn = ({ values, base }: Entry<FormValues>) => {
  const names = Object.keys(base);
  return { names, base: textsOf(base, names), yours: textsOf(values, names) };
};

const untouchedIn = (entry: Entry<FormValues>, together: Together): string[] => {
  const { names, ...texts } = textsIn(entry);
  return untouchedNames(texts, names, together);
};

/** The fields that were changed elsewhere to something else than the form holds. */
const changedElsewhere = (entry: Entry<FormValues>, theirs: FormValues): string[] => {
  const { names, ...texts } = textsIn(entry);
  return conflictingNames({ ...texts, theirs: textsOf(theirs, names) });
};

/**
 * What a form holds once a newer record is known. What nobody touched here says what is stored; what was typed stays. Where it was
 * changed elsewhere as well, its base stays too, so that the next save finds that nobody has seen the other value yet.
 */
export const follow = <Values extends FormValues>(
  entry: Entry<Values>,
  theirs: Values,
  together: Together = [],
): Entry<Values> => {
  const untouched = untouchedIn(entry, together);
  const unseen = changedElsewhere(entry, theirs).filter((name) => !untouched.includes(name));
  return {
    values: { ...entry.values, ...pick(theirs, untouched) },
    base: { ...theirs, ...pick(entry.base, unseen) },
  };
};

/** A field that was changed elsewhere; `kept` is what the form goes on to hold instead of what is stored. */
export interface Elsewhere {
  name: string;
  kept: boolean;
}

export type Saved<Data, Row> =
  | { kind: 'saved'; data: Data }
  | { kind: 'overtaken'; present: Row; fields: readonly Elsewhere[] };

interface Save<Data, Row, Values extends FormValues> {
  send: (from: Row) => Promise<Data>;
  entry: Entry<Values>;
  /** the newest record that is known */
  row: Row;
  valuesOf: (row: Row) => Values;
  presentIn: (present: Present) => Row | undefined;
  together?: Together;
}

/**
 * Sends an entry from the newest record that is known, and again from a newer one in which only what this form does not show has
 * changed. Where a field of the form was changed elsewhere nothing is saved: that has to be seen first.
 */
export const saveEntry = async <Data, Row, Values extends FormValues>({
  send,
  entry,
  row,
  valuesOf,
  presentIn,
  together = [],
}: Save<Data, Row, Values>): Promise<Saved<Data, Row>> => {
  for (let present = row; ;) {
    const changed = changedElsewhere(entry, valuesOf(present));
    const untouched = untouchedIn(entry, together);
    const fields = changed.map((name) => ({ name, kept: !untouched.includes(name) }));
    if (fields.length > 0) return { kind: 'overtaken', present, fields };
    try {
      return { kind: 'saved', data: await send(present) };
    } catch (error) {
      const newer = isRefusedAs(error, 'changed_meanwhile') ? presentIn(error.present) : undefined;
      if (!newer) throw error;
      present = newer;
    }
  }
};

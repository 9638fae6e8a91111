import type { Present } from '../../../contract/present.ts';
import type { FormValues } from '../../app/form.ts';
import { pick } from '../../app/form-values.ts';
import { textOf } from '../../app/record-versions.ts';

/** What is edited in a form: how often it was changed, null where that is not counted. */
export interface Versioned {
  version: number | null;
}

/** One thing that two people may both change: how it is called and read. */
export interface ComparedField<Row> {
  /** where it differs from the form's own label */
  label?: string;
  /** its value as people read it, where it differs from another; the text itself when absent */
  words?: (text: string, other?: string) => string;
  /**
   * how the row says it, where the form does not hold it as it is stored: the address of a file, of which the form holds only the one
   * that was chosen, or a fact that is no field of the form and that whoever saves has to know of
   */
  of?: (row: Row) => string | null;
}

/** How two states of a record are compared and merged. */
export interface Compared<Row extends Versioned, Values extends FormValues> {
  valuesOf: (row: Row) => Values;
  fields: Readonly<Record<string, ComparedField<Row>>>;
  /** the record in the refusal of an update made from an older version */
  presentIn: (present: Present) => Row | undefined;
}

/** One field or fact in two states, as people read it: as it was entered or seen, and as it is stored now. */
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
  /** the record stands as it was entered; a file that was chosen counts as stored when there is another than before */
  isThere: boolean;
}

/**
 * Merges what was entered into a form made from `base` with the record as it stands now: what only they changed is theirs, what only
 * this form changed is ours, and what both changed to different values somebody has to choose (rule R78).
 */
export const mergeRecord = <Row extends Versioned, Values extends FormValues>(
  { fields, valuesOf }: Compared<Row, Values>,
  base: Row,
  entered: Values,
  present: Row,
): Merged<Values> => {
  const [before, now] = [valuesOf(base), valuesOf(present)];
  const states = Object.entries(fields).map(([name, { of, words = asItIs }]) => {
    const was = textOf(of ? of(base) : before[name]);
    const theirs = textOf(of ? of(present) : now[name]);
    const value = entered[name];
    const file = value instanceof File ? value.name : null;
    const mine = file ?? (of ? was : textOf(value));
    return {
      name,
      isFact: !(name in entered),
      isOurs: mine !== was,
      isThere: file === null ? of !== undefined || mine === theirs : theirs !== was,
      differs: theirs !== was && theirs !== mine,
      said: { name, yours: file ?? words(mine, theirs), theirs: words(theirs, mine) },
    };
  });
  const differing = states.filter(({ differs }) => differs);
  const untouched = states.filter(({ isFact, isOurs }) => !isFact && !isOurs).map(({ name }) => name);
  return {
    values: { ...entered, ...pick(now, untouched) },
    choose: differing.filter(({ isOurs }) => isOurs).map(({ said }) => said),
    notices: differing.filter(({ isFact }) => isFact).map(({ said }) => said),
    isThere: states.every((state) => state.isThere),
  };
};

const asItIs = (text: string) => text;

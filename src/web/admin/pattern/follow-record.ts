import type { FormValues } from '../../app/form.ts';
import { pick } from '../../app/form-values.ts';
import {
  type Texts,
  type Together,
  conflictingNames,
  textsOf,
  untouchedNames,
  withTogether,
} from '../../app/record-versions.ts';
import type { Basis } from './save-record.ts';

/** A record as a form goes by it: its version, values and facts as text, and the values that the form would show. */
interface Stand<Values extends FormValues> {
  basis: Basis;
  values: Values;
}

interface Held<Values extends FormValues> {
  /** what the form holds now */
  values: Values;
  /** what it was made from */
  saved: Stand<Values>;
  /** the newer record */
  theirs: Stand<Values>;
  /** the form's fields; what is compared besides is a fact */
  names: readonly string[];
  together: Together;
  /** facts that somebody has seen as they are now */
  seen?: readonly string[];
}

/**
 * What a form holds, and what it counts as made from, once a newer record is known. What nobody touched here says what is stored;
 * what was typed stays. While the record differs where something was typed, or in a fact, the form goes on naming its older version,
 * so that its save is refused and shows what was changed elsewhere (rule R78).
 */
export const followRecord = <Values extends FormValues>({
  values,
  saved,
  theirs,
  names,
  together,
  seen = [],
}: Held<Values>): { values: Values; saved: Stand<Values> } => {
  const { base } = saved.basis;
  const yours = { ...base, ...textsOf(values, names) };
  const untouched = untouchedNames({ base, yours }, names, together);
  const conflicts = withTogether(conflictingNames({ base, yours, theirs: theirs.basis.base }), together);
  const unseen = conflicts.filter((name) => !untouched.includes(name) && !seen.includes(name));
  return {
    values: { ...values, ...pick(theirs.values, untouched) },
    saved: {
      basis: {
        version: unseen.length === 0 ? theirs.basis.version : saved.basis.version,
        base: { ...theirs.basis.base, ...(pick(base, unseen) as Texts) },
      },
      values: {
        ...theirs.values,
        ...pick(
          saved.values,
          unseen.filter((name) => names.includes(name)),
        ),
      },
    },
  };
};

import { type Texts, namesThatDiffer } from '../../app/record-versions.ts';

interface States {
  /** the record as the form was made from it */
  base: Texts;
  /** what the form holds */
  mine: Texts;
  /** the record as somebody else has saved it */
  theirs: Texts;
}

/**
 * Merges two entries field by field: what only they changed is theirs, what only this form changed is ours, and what both changed to
 * different values somebody has to choose (rule R78). Fields that go `together` (a courier and its number) are touched and chosen together.
 * @returns the names that become theirs, and those to choose
 */
export const mergeByField = (
  { base, mine, theirs }: States,
  together: readonly string[] = [],
): { take: string[]; choose: string[] } => {
  const whole = (names: readonly string[]) =>
    together.some((name) => names.includes(name)) ? [...new Set([...names, ...together])] : [...names];
  const touched = whole(namesThatDiffer(base, mine));
  const changed = namesThatDiffer(base, theirs);
  return {
    take: Object.keys(theirs).filter((name) => !touched.includes(name)),
    choose: whole(
      changed.filter((name) => touched.includes(name) && (mine[name] ?? '') !== (theirs[name] ?? '')),
    ),
  };
};

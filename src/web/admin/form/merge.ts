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
 * different values somebody has to choose (rule R78).
 * @returns the names that become theirs, and those to choose
 */
export const mergeByField = ({ base, mine, theirs }: States): { take: string[]; choose: string[] } => {
  const touched = namesThatDiffer(base, mine);
  return {
    take: Object.keys(theirs).filter((name) => !touched.includes(name)),
    choose: namesThatDiffer(base, theirs).filter(
      (name) => touched.includes(name) && (mine[name] ?? '') !== (theirs[name] ?? ''),
    ),
  };
};

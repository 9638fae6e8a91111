/** A child with a place in a batch. */
export interface Seated {
  readonly childId: number;
  readonly familyId: number;
  readonly grade: number;
  /** whether the placement test has still to find its grade */
  readonly isUnplaced: boolean;
}

/**
 * The families of a message, each once however many of its children it concerns (rule R277). A child whose grade is not decided is in none:
 * only what is written to the whole batch reaches its family.
 * @param grade the one that is written to; null: every grade
 * @param inGroup the children of the group that is written to; null: of no group alone
 */
export const familiesOf = (
  seats: readonly Seated[],
  grade: number | null,
  inGroup: ReadonlySet<number> | null,
): readonly number[] => {
  const concerns = ({ childId, grade: its, isUnplaced }: Seated) =>
    (grade === null || (its === grade && !isUnplaced)) && (inGroup === null || inGroup.has(childId));
  return [...new Set(seats.filter(concerns).map(({ familyId }) => familyId))];
};

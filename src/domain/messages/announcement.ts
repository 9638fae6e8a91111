/** To whom staff write: the families of a batch, or of one grade or live-class group of it. */
export interface Addressed {
  readonly academicYearId: number;
  /** null: every grade */
  readonly grade: number | null;
  /** null: every group */
  readonly groupId: number | null;
}

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
 * @param inGroup the children of the group that is written to; null: of no group alone
 */
export const familiesOf = (
  seats: readonly Seated[],
  { grade }: Pick<Addressed, 'grade'>,
  inGroup: ReadonlySet<number> | null,
): readonly number[] => {
  const concerns = ({ childId, grade: its, isUnplaced }: Seated) =>
    (grade === null || (its === grade && !isUnplaced)) && (inGroup === null || inGroup.has(childId));
  return [...new Set(seats.filter(concerns).map(({ familyId }) => familyId))];
};

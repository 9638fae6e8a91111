/** Whose classes somebody reads or changes: a teacher's own, or all. */
export interface ClassScope {
  readonly teacherId: number | null;
}

/** What is not limited to a teacher. */
export const everyClass: ClassScope = { teacherId: null };

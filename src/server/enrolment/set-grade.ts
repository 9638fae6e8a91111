import type { Grade } from '../../domain/enrolment/grade.ts';
import type { Tx } from '../platform/db/database.ts';
import { findEnrolment, updateGrade } from './enrolment-store.ts';

/** Sets what a child is taught in one year. @returns the new version of its place */
export const setGrade = (tx: Tx, enrolmentId: number, grade: Grade): Promise<number> =>
  updateGrade(tx, enrolmentId, grade);

/** Gives a year the grade of a former one of the same child that counts as never paid. @returns whether there is such a one */
export const takeOverGrade = async (tx: Tx, enrolmentId: number, formerId: number): Promise<boolean> => {
  const former = await findEnrolment(tx, formerId);
  if (!former || former.settledAt !== null) return false;
  await updateGrade(tx, enrolmentId, former.grade);
  return true;
};

import type { Grade } from '../../domain/enrolment/grade.ts';
import type { Tx } from '../platform/db/database.ts';
import { updateGrade } from './enrolment-store.ts';

/** Sets what a child is taught in one year. @returns the new version of its place */
export const setGrade = (tx: Tx, enrolmentId: number, grade: Grade): Promise<number> =>
  updateGrade(tx, enrolmentId, grade);

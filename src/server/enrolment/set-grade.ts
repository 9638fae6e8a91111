import { eq } from 'drizzle-orm';
import { type Grade, isGrade } from '../../domain/enrolment/grade.ts';
import type { Tx } from '../platform/db/database.ts';
import { findEnrolment } from './enrolment-store.ts';
import { enrolments } from './tables.ts';

/** Sets what a child is taught in one year. @returns the new version of its place */
export const setGrade = async (tx: Tx, enrolmentId: number, grade: Grade): Promise<number> => {
  const [row] = await tx
    .update(enrolments)
    .set({ grade })
    .where(eq(enrolments.enrolmentId, enrolmentId))
    .returning({ version: enrolments.version });
  if (!row) throw new Error('the enrolment whose grade was to be set was not there');
  return row.version;
};

/** Gives a year the grade of a former one of the same child that counts as never paid. @returns whether there is such a one */
export const takeOverGrade = async (tx: Tx, enrolmentId: number, formerId: number): Promise<boolean> => {
  const former = await findEnrolment(tx, formerId);
  if (!former || former.settledAt !== null) return false;
  if (!isGrade(former.grade))
    throw new Error(`enrolment ${formerId} is in no grade of the school: ${former.grade}`);
  await setGrade(tx, enrolmentId, former.grade);
  return true;
};

import { asc, eq, sql } from 'drizzle-orm';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { childRows } from '../families/child-rows.ts';
import { taughtYears } from '../live-classes/taught-years.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { certificates } from './tables.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** These years with the child's name and the certificate that was issued: one query, however many they are. */
export const selectYears = (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<
  { enrolmentId: number; firstName: string; lastName: string | null; row: CertificateRow | null }[]
> => {
  const [year, child] = [enrolledChildren(db), childRows(db)];
  return db
    .select({
      enrolmentId: year.enrolmentId,
      firstName: child.firstName,
      lastName: child.lastName,
      row: certificates,
    })
    .from(year)
    .innerJoin(child, eq(child.childId, year.childId))
    .leftJoin(certificates, eq(certificates.enrolmentId, year.enrolmentId))
    .where(isAnyOf(year.enrolmentId, enrolmentIds));
};

/** A certificate with its child and family. */
export type OwnedCertificate = CertificateRow & { readonly childId: number; readonly familyId: number };

const selectOwned = (db: Database) => {
  const [year, child] = [enrolledChildren(db), childRows(db)];
  return db
    .select({ row: certificates, childId: child.childId, familyId: child.familyId })
    .from(certificates)
    .innerJoin(year, eq(year.enrolmentId, certificates.enrolmentId))
    .innerJoin(child, eq(child.childId, year.childId))
    .$dynamic();
};

const flat = ([found]: Awaited<ReturnType<typeof selectOwned>>): OwnedCertificate | null =>
  found ? { ...found.row, childId: found.childId, familyId: found.familyId } : null;

export const findCertificate = async (
  db: Database,
  certificateId: number,
): Promise<OwnedCertificate | null> =>
  flat(await selectOwned(db).where(eq(certificates.certificateId, certificateId)));

export const findByCode = async (db: Database, code: string): Promise<OwnedCertificate | null> =>
  flat(await selectOwned(db).where(eq(certificates.code, code)));

/** The certificates of a child, held until the transaction ends. */
export const lockCertificatesOf = async (tx: Tx, childId: number): Promise<CertificateRow[]> => {
  const year = enrolledChildren(tx);
  const rows = await tx
    .select({ row: certificates })
    .from(certificates)
    .innerJoin(year, eq(year.enrolmentId, certificates.enrolmentId))
    .where(eq(year.childId, childId))
    .orderBy(asc(certificates.certificateId))
    .for('update', { of: certificates });
  return rows.map(({ row }) => row);
};

/** Adds certificates. Years that have one already, perhaps from another process, are left out. @returns the years of those added */
export const insertCertificates = async (
  tx: Tx,
  rows: readonly (typeof certificates.$inferInsert)[],
): Promise<number[]> => {
  const added = await tx
    .insert(certificates)
    .values([...rows])
    .onConflictDoNothing({ target: certificates.enrolmentId })
    .returning({ enrolmentId: certificates.enrolmentId });
  return added.map(({ enrolmentId }) => enrolmentId);
};

/** A certificate bears this name from now on, in its next edition. @returns which that is */
export const reprintCertificate = async (
  tx: Tx,
  certificateId: number,
  printed: Pick<CertificateRow, 'name' | 'firstName' | 'issuedAt'>,
): Promise<number> => {
  const [row] = await tx
    .update(certificates)
    .set({ ...printed, edition: sql`${certificates.edition} + 1` })
    .where(eq(certificates.certificateId, certificateId))
    .returning({ edition: certificates.edition });
  if (!row) throw new Error(`there is no certificate ${certificateId}`);
  return row.edition;
};

export const setCode = async (tx: Tx, certificateId: number, code: string): Promise<void> => {
  await tx.update(certificates).set({ code }).where(eq(certificates.certificateId, certificateId));
};

export const deleteCertificates = async (tx: Tx, enrolmentIds: readonly number[]): Promise<void> => {
  await tx.delete(certificates).where(isAnyOf(certificates.enrolmentId, enrolmentIds));
};

/** The account of whoever teaches the group of these years, by year; one without a group or a teacher is not in the map. */
export const teachersOf = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const taught = taughtYears(db);
  const rows = await db
    .select({ enrolmentId: taught.enrolmentId, teacherId: taught.teacherId })
    .from(taught)
    .where(isAnyOf(taught.enrolmentId, enrolmentIds));
  return new Map(
    rows.flatMap(({ enrolmentId, teacherId }) =>
      teacherId === null ? [] : [[enrolmentId, teacherId] as const],
    ),
  );
};

import { asc, eq } from 'drizzle-orm';
import { enrolledChildren, yearsOfChildren } from '../enrolment/enrolled-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { deleteCertificates } from './certificate-store.ts';
import { certificates } from './tables.ts';

/** The certificates of these children, as they are held. */
export const heldOfCertificates = (db: Database, childIds: readonly number[]) => {
  const child = enrolledChildren(db);
  return db
    .select({
      childId: child.childId,
      enrolmentId: certificates.enrolmentId,
      name: certificates.name,
      grade: certificates.grade,
      edition: certificates.edition,
      code: certificates.code,
      teacher: certificates.teacher,
      owner: certificates.owner,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .innerJoin(child, eq(child.enrolmentId, certificates.enrolmentId))
    .where(isAnyOf(child.childId, childIds))
    .orderBy(asc(certificates.certificateId));
};

/** No certificate of these children is left; their codes lead nowhere. */
export const eraseCertificates = async (tx: Tx, childIds: readonly number[]): Promise<void> =>
  deleteCertificates(tx, await yearsOfChildren(tx, childIds));

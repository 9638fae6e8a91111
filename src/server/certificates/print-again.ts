import { type Refused, refuse } from '../../contract/refusals.ts';
import { mayBearName } from '../../domain/certificates/printed-name.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { lockFamily } from '../accounts/lock-family.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockAnyChild } from '../families/known-children.ts';
import { findCertificate, lockCertificatesOf, reprintCertificate } from './certificate-store.ts';
import type { CertificatesContext } from './context.ts';

/**
 * Staff print a certificate again under the name that its child has now, as a further edition under the same code (rule R218).
 * @param name what they have read and confirmed; refused when the child is called otherwise meanwhile
 */
export const printAgain = async (
  { database, clock }: Pick<CertificatesContext, 'database' | 'clock'>,
  { by, certificateId, name }: { by: number; certificateId: number; name: string },
): Promise<{ edition: number } | Refused<'not_found' | 'certificate_name'>> => {
  const found = await findCertificate(database.db, certificateId);
  if (!found) return refuse('not_found');
  return database.transaction(async (tx) => {
    const now = clock.now();
    const family = await lockFamily(tx, found.familyId);
    const child = await lockAnyChild(tx, found.childId);
    const row = (await lockCertificatesOf(tx, found.childId)).find(
      (one) => one.certificateId === certificateId,
    );
    if (!child || child.erasedAt !== null || !row) return refuse('not_found');
    const { firstName, lastName } = child;
    if (!mayBearName({ printed: row.name, now: fullName(firstName, lastName), confirmed: name }))
      return refuse('certificate_name');
    const edition = await reprintCertificate(tx, certificateId, { name, firstName, issuedAt: now });
    await recordChange(tx, {
      by,
      at: now,
      kind: 'family',
      objectId: found.familyId,
      name: family.name,
      // The child by its number: its name goes when it is erased.
      context: { child_id: found.childId },
      before: { certificate_edition: row.edition },
      after: { certificate_edition: edition },
    });
    return { edition };
  });
};

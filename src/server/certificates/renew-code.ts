import type { ChildCertificates } from '../../contract/certificates.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type OwnFamilyId, isInScope } from '../../domain/access/family-scope.ts';
import { findCertificate, setCode } from './certificate-store.ts';
import type { CertificatesContext } from './context.ts';
import { newCode } from './issue-certificates.ts';
import { showChildCertificates } from './show-child.ts';

/** Gives a certificate of the own family a new code; the one before is forgotten, so that it answers like any other (rule R219). */
export const renewCode = async (
  context: Pick<CertificatesContext, 'database' | 'clock'>,
  familyId: OwnFamilyId,
  certificateId: number,
): Promise<ChildCertificates | Refused<'not_found'>> => {
  const { database } = context;
  const found = await findCertificate(database.db, certificateId);
  if (!found || !isInScope(familyId, found.familyId)) return refuse('not_found');
  await database.transaction((tx) => setCode(tx, certificateId, newCode()));
  return showChildCertificates(context, familyId, found.childId);
};

import { isToBeReissued } from '../../domain/certificates/printed-name.ts';
import { fullName } from '../../domain/values/person-name.ts';
import type { Tx } from '../platform/db/database.ts';
import { lockCertificatesOf, reprintCertificate } from './certificate-store.ts';

/** Issues a child's certificates again when its name is another one now, under the codes they have (rule R218). */
export const reissueCertificates = async (
  tx: Tx,
  child: {
    readonly childId: number;
    readonly firstName: string;
    readonly lastName: string | null;
    readonly now: Date;
  },
): Promise<void> => {
  const { childId, firstName, lastName, now } = child;
  const name = fullName(firstName, lastName);
  for (const row of await lockCertificatesOf(tx, childId))
    if (isToBeReissued(row, { name }))
      await reprintCertificate(tx, row.certificateId, { name, firstName, issuedAt: now });
};

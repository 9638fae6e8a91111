import type { certificates } from '../../contract/certificates.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { CertificatesContext } from './context.ts';
import { listCertificates } from './list-certificates.ts';
import { printAgain } from './print-again.ts';
import { printBatch, printCertificate } from './print-certificates.ts';
import { renewCode } from './renew-code.ts';
import { showChildCertificates } from './show-child.ts';
import { verifyCertificate } from './verify-certificate.ts';
import { scopeAbout } from '../accounts/scope-about.ts';

export const certificatesRoutes = (context: CertificatesContext): Handlers<typeof certificates, Actors> => {
  return {
    'GET /certificate/child/{childId}': async ({ actor, params: { childId } }) =>
      showChildCertificates(context, await scopeAbout(context, actor)(childId), childId),
    'GET /certificate/{certificateId}.pdf': ({ actor, params }) =>
      printCertificate(context, scopeAbout(context, actor), params.certificateId),
    'POST /certificate/renew-code': ({ actor, body }) =>
      renewCode(context, actor.familyId, body.certificate_id),
    'GET /certificate/verify/{code}': ({ params }) => verifyCertificate(context, params.code),
    'GET /certificate': ({ query: { academic_year_id: academicYearId, ...page } }) =>
      listCertificates(context, { academicYearId, ...page }),
    'POST /certificate/print-again': ({ actor, body }) =>
      printAgain(context, { by: actor.userId, certificateId: body.certificate_id, name: body.name }),
    'GET /certificate/print.pdf': ({ query }) =>
      printBatch(context, {
        academicYearId: query.academic_year_id,
        certificateId: query.certificate_id,
        page: query.page,
      }),
  };
};

import * as z from 'zod/mini';
import { CertificateYear } from './certificate-objects.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

const tag = 'Certificates';

const ofChild = z.object({
  /** the newest first */
  certificates: z.array(CertificateYear),
  page: z.object({
    /** the family has allowed that whoever has a code sees the page of its certificate (`certificate_page`) */
    is_open: z.boolean(),
  }),
});
export type ChildCertificates = z.output<typeof ofChild>;

const ListedYear = z.extend(CertificateYear, {
  child_id: z.int(),
  child: z.string(),
  /** the group whose teacher is to write the last report; null: nothing waits for that, or the child is in no group */
  group: z.nullable(
    z.object({
      group_id: z.int(),
      number: z.int(),
      /** the first name; null: nobody teaches it */
      teacher: z.nullable(z.string()),
    }),
  ),
});
export type ListedCertificate = z.output<typeof ListedYear>;

export const certificates = {
  'GET /certificate/child/{childId}': endpoint({
    summary: 'The certificates of a child by year, with what those wait for that are not there yet',
    tag,
    who: 'family',
    params: z.object({ childId: field.id }),
    reply: ofChild,
    refusals: ['not_found'],
  }),
  'GET /certificate/{certificateId}.pdf': endpoint({
    summary: 'A certificate to be printed, A4',
    tag,
    who: 'family',
    params: z.object({ certificateId: field.id }),
    answers: 'pdf',
    notFromOtherSites: 'but_links',
    refusals: ['not_found'],
  }),
  'POST /certificate/renew-code': endpoint({
    summary: 'Give a certificate a new code; the one before answers like one that never was',
    tag,
    who: 'parent',
    body: z.object({ certificate_id: field.id }),
    reply: ofChild,
    limits: [{ rule: 'certificate_codes', per: ['account'] }],
    refusals: ['not_found'],
  }),
  'GET /certificate/verify/{code}': endpoint({
    summary:
      'What the page of a certificate shows while its family allows it. Every other code is not found, whether it ever was or not',
    tag,
    who: 'guest',
    params: z.object({ code: field.text(60) }),
    reply: z.object({
      first_name: z.string(),
      grade: z.int(),
      /** the first and the last day of the year */
      first_day: z.string(),
      last_day: z.string(),
    }),
    limits: [{ rule: 'certificate_page', per: ['address'] }],
    refusals: ['not_found'],
  }),
  'GET /certificate': endpoint({
    summary:
      'The whole-year places of a batch with their certificates or what these wait for, by grade and name',
    tag,
    who: 'clerk',
    query: z.object({
      /** absent: the batch that was over last, or else the newest */
      academic_year_id: z.optional(field.id),
      page: z.optional(field.id),
      size: z.optional(field.pageSize),
    }),
    reply: z.object({
      academic_year_id: z.nullable(z.int()),
      certificates: z.array(ListedYear),
      total: z.optional(z.int()),
      /** how many there are to print */
      ready: z.int(),
    }),
    refusals: ['not_found'],
  }),
  'POST /certificate/print-again': endpoint({
    summary:
      'Print a certificate again under the name that its child has now, which staff confirm: a further edition under the same code',
    tag,
    who: 'clerk',
    body: z.object({
      certificate_id: field.id,
      /** the child's full name, as the list shows it */
      name: field.text(250),
    }),
    reply: z.object({ edition: z.int() }),
    refusals: ['not_found', 'certificate_name'],
  }),
  'GET /certificate/print.pdf': endpoint({
    summary:
      'The certificates of a batch in one file to be printed, by grade and name, 200 to a file; or one of them',
    tag,
    who: 'clerk',
    query: z.object({
      academic_year_id: field.id,
      certificate_id: z.optional(field.id),
      /** of the files, from 1 on */
      page: z.optional(field.id),
    }),
    answers: 'pdf',
    notFromOtherSites: 'but_links',
    refusals: ['not_found'],
  }),
};

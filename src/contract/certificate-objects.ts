import * as z from 'zod/mini';

/** The certificate of a child's year. */
export const Certificate = z.object({
  certificate_id: z.int(),
  /** the child's full name as it stands on it */
  name: z.string(),
  grade: z.int(),
  /** 1, and one more each time it was issued again, for a corrected name */
  edition: z.int(),
  /** in groups, as it is printed */
  code: z.string(),
  /** of this edition, an ISO instant */
  issued_at: z.string(),
});
export type Certificate = z.output<typeof Certificate>;

/** A year of a child that ends with a certificate, or does not. */
export const CertificateYear = z.object({
  academic_year_id: z.int(),
  batch: z.int(),
  grade: z.int(),
  /** the first and the last day of the year */
  first_day: z.string(),
  last_day: z.string(),
  /** what it waits for; `due`: nothing, so that it is there or is made within minutes */
  state: z.enum([
    'not_in_package',
    'bill_unpaid',
    'year_runs',
    'report_missing',
    'name_not_printable',
    'due',
  ]),
  /** null: it is not issued, or does not stand any more */
  certificate: z.nullable(Certificate),
});
export type CertificateYear = z.output<typeof CertificateYear>;

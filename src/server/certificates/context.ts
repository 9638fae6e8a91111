import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import type { JobLog } from '../platform/jobs.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Teaches } from '../accounts/scope-about.ts';

/** Tells the families of these children that a certificate is ready. */
export type TellOfCertificates = (
  tx: Tx,
  news: { readonly childIds: readonly number[]; readonly now: Date },
) => Promise<void>;

/** What is printed on a certificate. */
export interface PrintedCertificate {
  readonly name: string;
  readonly grade: number;
  /** the first and the last day of the year, and the day it was issued, as YYYY-MM-DD */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly issuedOn: string;
  /** full names; null: nobody signs there */
  readonly teacher: string | null;
  readonly owner: string | null;
  /** in groups */
  readonly code: string;
  /** where it is looked up; null while the family does not allow that */
  readonly address: string | null;
}

/** Makes one file of certificates, a page each. `createdAt` is part of the file: the same certificates make the same bytes. */
export type PrintCertificates = (
  printed: readonly PrintedCertificate[],
  about: { readonly title: string; readonly createdAt: Date },
) => Promise<Uint8Array>;

/** What the use cases of certificates work with. `clock` is the business clock. */
export interface CertificatesContext {
  database: OpenDatabase;
  clock: Clock;
  log: JobLog;
  publicUrl: string;
  /** whether a teacher holds the live classes of a child */
  teaches: Teaches;
  tellOfCertificates: TellOfCertificates;
  print: PrintCertificates;
}

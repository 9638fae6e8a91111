import type { CertificateYear } from '../../contract/certificate-objects.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import type { Language } from '../../i18n/language.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Admin } from '../accounts/actors.ts';
import type { CoursesOfGrade } from '../courses/course-cache.ts';
import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import type { Database, OpenDatabase, Tx } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { ReportPaper } from './report-paper.ts';
import type { Teaches } from '../accounts/scope-about.ts';

/** Who of the staff writes, reads or publishes. */
export type Writer = Pick<Admin, 'userId' | 'role'>;

/** A section of a report; `remarks` with the teacher's own words, `numbers` are live classes, videos and tasks. */
export type ReportSection = 'ladder' | 'remarks' | 'next_steps' | 'numbers' | 'written' | 'oral';

/** What families are told at once: these reports of their children were published. */
export interface ReportNews {
  readonly reports: readonly {
    readonly childId: number;
    readonly part: PartOfYear;
    /** it corrects one that the family has already, in these sections; null: it is the first */
    readonly corrected: readonly ReportSection[] | null;
  }[];
  readonly now: Date;
}

/** Tells each family once for each of its children. @returns how many families were told */
export type TellOfReports = (tx: Tx, news: ReportNews) => Promise<number>;

/** Tells whoever wrote a report that a proof-reader gave it back. */
export type TellOfReportBack = (
  tx: Tx,
  news: {
    readonly writerId: number;
    readonly child: { readonly childId: number; readonly firstName: string };
    /** the proof-reader's first name */
    readonly reader: string;
    /** null: the child is in no group any more */
    readonly groupId: number | null;
    readonly part: PartOfYear;
    readonly now: Date;
  },
) => Promise<void>;

/** What the use cases of reports work with. `clock` is the business clock. */
export interface ReportsContext {
  database: OpenDatabase;
  clock: Clock;
  /** from memory while none was written */
  coursesOfGrade: CoursesOfGrade;
  /** whether a teacher holds the live classes of a child */
  teaches: Teaches;
  /** an address of a recording, good for some minutes */
  addressOf: (uploadId: string) => Promise<{ url: string; until: Date }>;
  tellOfReports: TellOfReports;
  tellOfReportBack: TellOfReportBack;
  /** what stands of the certificates of a child's years; handed in, because certificates know of reports */
  certificatesOf: (
    db: Database,
    years: readonly KnownEnrolment[],
    today: CalendarDate,
  ) => Promise<CertificateYear[]>;
  /** the file of a report */
  print: (language: Language, report: ReportPaper) => Promise<Uint8Array>;
}

import type { CertificatesContext } from './certificates/context.ts';
import { certificatesOf } from './certificates/show-child.ts';
import type { CoursesOfGrade } from './courses/course-cache.ts';
import type { FamilyUploadsContext } from './family-uploads/context.ts';
import { isTaughtBy } from './live-classes/members-store.ts';
import { tellOfCertificates } from './messages/tell-of-certificates.ts';
import { tellOfOralTests } from './messages/tell-of-oral-tests.ts';
import { tellOfReportBack } from './messages/tell-of-report-back.ts';
import { tellOfReports } from './messages/tell-of-reports.ts';
import { tellOfWork } from './messages/tell-of-work.ts';
import { tellOfOpening } from './messages/tell-of-written-tests.ts';
import type { OralTestsContext } from './oral-tests/context.ts';
import type { Paper } from './paper.ts';
import { shippedItems } from './placement/shipped-items.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Log } from './platform/log.ts';
import type { Clock } from './providers/clock/clock.ts';
import type { Files } from './providers/files/files.ts';
import { readFont } from './read-font.ts';
import type { ReportsContext } from './reports/context.ts';
import { followResult, isPublishedOf } from './reports/follow-results.ts';
import { publishedReports } from './reports/published-reports.ts';
import type { TasksContext } from './tasks/context.ts';
import type { WrittenTestsContext } from './written-tests/context.ts';

interface Given {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
  log: Log;
  publicUrl: string;
  coursesOfGrade: CoursesOfGrade;
  addresses: FamilyUploadsContext['addresses'];
  loadPaper: () => Promise<Paper>;
  brandNow: () => Promise<{ readonly name: string }>;
}

/** What tests, tasks, reports and certificates work with: a result that changes is followed by the report that told of it. */
export const yearOf = ({
  database,
  clock,
  files,
  log,
  publicUrl,
  coursesOfGrade,
  addresses,
  loadPaper,
  brandNow,
}: Given) => {
  const school = async () => ({ school: (await brandNow()).name });
  const reports: ReportsContext = {
    certificatesOf,
    database,
    clock,
    coursesOfGrade,
    teaches: isTaughtBy,
    addressOf: (uploadId) => addresses.of(uploadId),
    tellOfReports,
    tellOfReportBack,
    print: async (language, report) =>
      (await loadPaper()).reportPdf(language, report, await school(), readFont),
  };
  const writtenTests: WrittenTestsContext = {
    database,
    clock,
    files,
    log,
    // A test that comes with the product names files that come with it, whatever the placement test asks.
    items: shippedItems,
    teaches: isTaughtBy,
    tellOfOpening,
    publishedReports,
    isReported: isPublishedOf,
    followResult: (tx, result) => followResult(reports, tx, result),
  };
  const oralTests: OralTestsContext = {
    database,
    clock,
    log,
    teaches: isTaughtBy,
    tellOfOralTests,
    followResult: (tx, result) => followResult(reports, tx, result),
  };
  const certificates: CertificatesContext = {
    database,
    clock,
    log,
    publicUrl,
    teaches: isTaughtBy,
    tellOfCertificates,
    print: async (printed, about) =>
      (await loadPaper()).certificates(printed, { ...about, ...(await school()) }, readFont),
  };
  const tasks: TasksContext = { database, clock, files, addresses, teaches: isTaughtBy, tellOfWork };
  return { tasks, writtenTests, oralTests, reports, certificates };
};
